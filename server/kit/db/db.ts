import pg from 'pg'
import { drizzle, type NodePgDatabase, type PgTransactionConfig } from './orm.ts'

/** A handle on the database or, inside `db.transaction(async (db) => …)`, on the transaction. */
export type Db = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count' | '$with' | 'with'
> & {
  transaction: <Result>(run: (db: Db) => Promise<Result>, config?: PgTransactionConfig) => Promise<Result>
  /** The pool or, inside a transaction, its connection. */
  $client: pg.Pool | pg.PoolClient
}

export type Connection = pg.PoolConfig

export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> }

// bigint identities stay far below 2^53; numbers are what the contract's ids are.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export function openDatabase(connection: Connection, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    // Each keeps its own catalogue and plans (15 MB), and one process cannot keep more of them busy.
    max: 5,
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
// One for each connection: a new one would derive all column names again.
const handles = new WeakMap<pg.PoolClient, NodePgDatabase>()

/** Drizzle 0.45 never releases the client if `begin` itself fails, so a restart of the database would drain the pool. */
function withSafeTransactions(pool: pg.Pool): Db {
  const transaction: Db['transaction'] = (run, config) =>
    onClient(pool, (handle, client) => handle.transaction((db) => run(onConnection(db, client)), config))
  return Object.assign(drizzle(pool, casing), { transaction })
}

async function onClient<Result>(
  pool: pg.Pool,
  run: (handle: NodePgDatabase, client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  const handle = handles.get(client) ?? drizzle(client, casing)
  handles.set(client, handle)
  let isStuck = false
  try {
    return await run(handle, client)
  } catch (error) {
    isStuck = isQueryTimeout(error)
    throw error
  } finally {
    client.release(isStuck)
  }
}

type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

/** Drizzle's handle of a transaction doesn't say which connection it is on. */
function onConnection(db: Transaction, $client: pg.PoolClient): Db {
  const nest = db.transaction.bind(db)
  const transaction: Db['transaction'] = (run) => nest((db) => run(onConnection(db, $client)))
  return Object.assign(db, { $client, transaction })
}

/**
 * For many reads at once, which are sent on one connection without waiting for each other. A transaction still gets a
 * connection of its own, because it must not contain the other reads.
 */
export async function onOneConnection<Result>(db: Db, run: (db: Db) => Promise<Result>): Promise<Result> {
  if (!(db.$client instanceof pg.Pool)) return run(db)
  const { transaction } = db
  return onClient(db.$client, (handle, $client) => run(Object.assign(Object.create(handle), { $client, transaction })))
}

/** A connection that no longer responds must not be reused. */
const isQueryTimeout = (error: unknown) => /Query read timeout/.test(String((error as Error).cause ?? error))

/**
 * For jobs that read very many rows: its statements may take this long instead of the few seconds of a request. On a
 * connection of its own, because the driver's limit belongs to the connection.
 */
export async function longTransaction<Result>(
  db: Db,
  seconds: number,
  run: (db: Db) => Promise<Result>,
): Promise<Result> {
  // Part of another transaction, which has its own limits.
  if (!(db.$client instanceof pg.Pool)) return db.transaction(run)
  const { options } = db.$client
  const limits = { max: 1, statement_timeout: seconds * 1000, query_timeout: (seconds + 5) * 1000 }
  // A password isn't among the properties that are copied.
  const patient = openDatabase({ ...options, password: options.password, ...limits }, () => {})
  try {
    return await patient.db.transaction(run)
  } finally {
    await patient.close()
  }
}
