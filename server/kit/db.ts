import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
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
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'academy',
    ...connection,
  })
  // An idle client whose server went away emits here; without a listener it would end the process.
  pool.on('error', onError)
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, close: () => pool.end() }
}
