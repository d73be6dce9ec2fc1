import { drizzle, type NodePgDatabase } from '#server/kit/db/orm.ts'
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

/** Drizzle 0.45 never releases the client if `begin` itself fails, so a restart of the database would drain the pool. */
function withSafeTransactions(pool: pg.Pool): NodePgDatabase {
  const db = drizzle(pool, casing)
  db.transaction = async (run, config) => {
    const client = await pool.connect()
    let isStuck = false
    try {
      // The session of the pool on this connection: a new one would derive all column names again.
      const session = Object.assign(Object.create(sessionOf(db)) as Session, { client })
      return await session.transaction(run, config)
    } catch (error) {
      isStuck = isQueryTimeout(error)
      throw error
    } finally {
      client.release(isStuck)
    }
  }
  return db
}

type Session = { client: pg.Pool | pg.PoolClient; transaction: NodePgDatabase['transaction'] }

/** Drizzle's session behind a handle, which its types don't show. */
export const sessionOf = (db: Db) => (db as unknown as { session: Session }).session

/** A connection that no longer responds must not be reused. */
const isQueryTimeout = (error: unknown) => /Query read timeout/.test(String((error as Error).cause ?? error))
