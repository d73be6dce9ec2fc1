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
    // Nobody waits for a database that hangs: the caller is told instead.
    connectionTimeoutMillis: 4_000,
    statement_timeout: 15_000,
    // Beyond what the database itself would allow: a connection on which nothing comes any more is given up.
    query_timeout: 20_000,
    keepAlive: true,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'academy',
    ...connection,
  })
  // A client whose server went away emits an error: an idle one through the pool, one in use by itself.
  // Without a listener it would end the process.
  pool.on('error', onError)
  pool.on('connect', (client) => void client.on('error', onError))
  return { db: withSafeTransactions(pool), pool, close: () => pool.end() }
}

const casing = { casing: 'snake_case' } as const

/**
 * Drizzle 0.45 takes a client for a transaction and never gives it back when `begin` itself fails: a database that
 * restarts would use the pool up for good. Here whatever happens, the client goes back.
 */
function withSafeTransactions(pool: pg.Pool): NodePgDatabase {
  const db = drizzle(pool, casing)
  db.transaction = async (act, config) => {
    const client = await pool.connect()
    let isStuck = false
    try {
      return await drizzle(client, casing).transaction(act, config)
    } catch (error) {
      isStuck = isSilence(error)
      throw error
    } finally {
      client.release(isStuck)
    }
  }
  return db
}

/** A connection that no longer answers is not for the next one. */
const isSilence = (error: unknown) => /Query read timeout/.test(String((error as Error).cause ?? error))
