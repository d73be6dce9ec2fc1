import type { Duplex } from 'node:stream'
import { drizzle, type NodePgDatabase, NodePgTransaction, sql } from '#server/kit/db/orm.ts'
import pg from 'pg'

/** A handle on the database or, inside `db.transaction(async (db) => …)`, on the transaction. */
export type Db = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | '$with' | 'with'
>

export type Connection = pg.PoolConfig

export type Database = { db: NodePgDatabase; pool: pg.Pool; close: () => Promise<void> }

// bigint identities stay far below 2^53; numbers are what the contract's ids are.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export function openDatabase(connection: Connection, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    max: 20,
    // If the database hangs, requests fail instead of waiting.
    connectionTimeoutMillis: 4_000,
    statement_timeout: 15_000,
    // Longer than statement_timeout: for a connection on which nothing arrives any more.
    query_timeout: 20_000,
    // Statements that don't depend on each other's results are sent without waiting in between.
    pipeline: true,
    keepAlive: true,
    // A new connection costs as much CPU as ten requests: it is started, reads the catalogue and plans every statement again.
    idleTimeoutMillis: 5 * 60_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'academy',
    ...connection,
  })
  // Clients emit an error when the server goes away, idle ones through the pool. Without listeners the process would exit.
  pool.on('error', onError)
  pool.on('connect', (client) => void client.on('error', onError))
  return { db: withSafeTransactions(pool), pool, close: () => pool.end() }
}

const casing = { casing: 'snake_case' } as const

/**
 * Drizzle 0.45 never releases the client if `begin` itself fails, so a restart of the database would drain the pool. And
 * it waits for the answer to `begin`, which costs a round trip of its own.
 */
function withSafeTransactions(pool: pg.Pool): NodePgDatabase {
  const db = drizzle(pool, casing)
  db.transaction = async (run, config) => {
    const client = await pool.connect()
    let isStuck = false
    try {
      const session = onConnection(sessionOf(db), client)
      return await (config ? session.transaction(run, config) : runTransaction(client, session, run))
    } catch (error) {
      isStuck = isQueryTimeout(error)
      throw error
    } finally {
      client.release(isStuck)
    }
  }
  return db
}

type Run<Result> = (db: Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]) => Promise<Result>

/** Sends `begin` together with the first statement. Without options it fails only if the connection is lost. */
async function runTransaction<Result>(client: pg.PoolClient, session: Session, run: Run<Result>): Promise<Result> {
  sendTogether(client)
  const begun = client.query('begin')
  const transaction: Parameters<Run<Result>>[0] = new NodePgTransaction(session.dialect, session, undefined)
  let committed: Promise<unknown> | null = null
  commits.set(transaction, () => (committed = client.query('commit')))
  try {
    const [result] = await Promise.all([run(transaction), begun])
    await (committed ?? client.query('commit'))
    return result
  } catch (error) {
    // If the connection is lost, what failed first says more.
    await (committed ?? client.query('rollback')).catch((failed: unknown) => {
      throw isQueryTimeout(failed) ? failed : error
    })
    throw error
  }
}

/** Of each transaction that is not part of another one. */
const commits = new WeakMap<object, () => Promise<unknown>>()

/**
 * Sends the last statement of a transaction together with its commit, which saves a round trip. If the statement fails,
 * PostgreSQL rolls back instead. A part of another transaction is not committed. Later statements are refused.
 */
export async function commitWith<Result>(db: Db, send: () => Promise<Result>): Promise<Result> {
  const commit = commits.get(db)
  if (!commit) return send()
  const session = sessionOf(db)
  const client = session.client as pg.PoolClient
  let isSent = false
  const query = (...sent: Parameters<typeof client.query>) => {
    isSent = true
    return client.query(...sent)
  }
  sendTogether(client)
  // Not a client whose prototype is this one: V8 would no longer optimize how its properties are read.
  session.client = { query } as pg.PoolClient
  const answer = send()
  session.client = client
  // Something else came first, and the commit must not overtake the statement.
  if (!isSent) return answer
  session.client = committedClient
  const [result] = await Promise.all([answer, commit()])
  return result
}

const committedClient = {
  query: () => Promise.reject(new Error('This transaction is already committed')),
} as unknown as pg.PoolClient

/** For jobs that read very many rows: its statements may take this long instead of the few seconds of a request. */
export const longTransaction = <Result>(db: Db, seconds: number, run: (db: Db) => Promise<Result>): Promise<Result> =>
  db.transaction(async (db) => {
    const session = sessionOf(db)
    const client = session.client
    // The client gives up a little later than the database, as for other statements.
    const patient = { query_timeout: (seconds + 5) * 1000 }
    const query = (config: pg.QueryConfig, values?: unknown[]) => client.query({ ...config, ...patient }, values)
    session.client = { query } as pg.PoolClient
    // `commitWith` needs the client itself.
    commits.delete(db)
    await db.execute(sql.raw(`set local statement_timeout = '${seconds}s'`))
    return run(db)
  })

/**
 * Sends reads that don't depend on each other's results on one connection, in one packet. They don't see the same
 * moment.
 */
export async function readTogether<Result>(db: Db, run: (db: Db) => Promise<Result>): Promise<Result> {
  const session = sessionOf(db)
  if (!(session.client instanceof pg.Pool)) return run(db)
  const client = await session.client.connect()
  let isStuck = false
  try {
    sendTogether(client)
    return await run(Object.assign(Object.create(db) as Db, { session: onConnection(session, client) }))
  } catch (error) {
    isStuck = isQueryTimeout(error)
    throw error
  } finally {
    client.release(isStuck)
  }
}

/** Everything that is sent until the next tick goes out in one packet. */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** The session of the pool on this connection: a new one would derive all column names again. */
const onConnection = (session: Session, client: pg.PoolClient) =>
  Object.assign(Object.create(session) as Session, { client })

type Session = {
  client: pg.Pool | pg.PoolClient
  dialect: ConstructorParameters<typeof NodePgTransaction>[0]
  transaction: NodePgDatabase['transaction']
} & ConstructorParameters<typeof NodePgTransaction>[1]

/** Drizzle's session behind a handle, which its types don't show. */
export const sessionOf = (db: Db) => (db as unknown as { session: Session }).session

/** A connection that no longer responds must not be reused. */
const isQueryTimeout = (error: unknown) => /Query read timeout/.test(String((error as Error).cause ?? error))
