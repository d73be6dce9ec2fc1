import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { asAppRole, grantToAppRole } from './app-role.ts'
import type { Connection } from './db.ts'
import { assertMigrationsKnown, migrate } from './migrate.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts'
import type { Env } from '../env.ts'
import { startupError } from '../startup-error.ts'

/** The configured database server, or the embedded one. */
export type DatabaseServer = {
  /** For the academy: rows only. */
  connection: Connection
  /** For migrations, backups and restoring. The same as `connection` where DATABASE_URL is set. */
  owner: Connection
  /** Called if the embedded database ends and cannot be restarted. */
  onExit: (listener: (error: Error) => void) => void
  announceStop: () => void
  stop: () => Promise<void>
}

const noop = () => {}
const configured = (databaseUrl: string): DatabaseServer => ({
  connection: { connectionString: databaseUrl },
  owner: { connectionString: databaseUrl },
  onExit: noop,
  announceStop: noop,
  stop: async () => {},
})

// Tells commands how to reach the database of a running server.
const connectionFile = (env: Env) => join(env.dataDir, 'database.json')

/** Checks the connection to the configured PostgreSQL, or starts the embedded one in the data folder. */
export async function openDatabaseServer(env: Env, log: (line: string) => void): Promise<DatabaseServer> {
  if (env.databaseUrl) {
    await checkConnection({ connectionString: env.databaseUrl })
    return configured(env.databaseUrl)
  }
  const postgres = await startEmbeddedPostgres({ dataDir: join(env.dataDir, 'postgres'), log })
  await writeFile(connectionFile(env), JSON.stringify(postgres.owner), { mode: 0o600 })
  return {
    connection: asAppRole(postgres.owner),
    owner: postgres.owner,
    onExit: (listener) => postgres.onExit(listener),
    announceStop: () => postgres.announceStop(),
    stop: () => postgres.stop(),
  }
}

/** For commands: connects to the database of a running server, or starts the embedded one for the command. */
export async function joinDatabaseServer(env: Env): Promise<DatabaseServer> {
  const running = env.databaseUrl ? null : await runningConnection(env)
  return running ? { ...configured(''), connection: asAppRole(running), owner: running } : openDatabaseServer(env, noop)
}

/** For the runner, which must not start a database of its own: the server's embedded one may not be there yet. */
export async function joinRunningDatabase(env: Env): Promise<Connection> {
  const connection = await runningDatabase(env)
  await assertMigrationsKnown(connection)
  return connection
}

async function runningDatabase(env: Env): Promise<Connection> {
  if (env.databaseUrl) {
    await checkConnection({ connectionString: env.databaseUrl })
    return { connectionString: env.databaseUrl }
  }
  const running = await runningConnection(env)
  if (!running) throw startupError('The academy is not running. Start it first, or set DATABASE_URL.')
  return asAppRole(running)
}

/** Applies the missing migrations and returns their names. */
export async function migrateServer({ owner }: DatabaseServer): Promise<string[]> {
  const applied = await migrate(owner)
  await grantToAppRole(owner)
  return applied
}

async function runningConnection(env: Env): Promise<Connection | null> {
  try {
    const connection = JSON.parse(await readFile(connectionFile(env), 'utf8')) as Connection
    await checkConnection(connection)
    return connection
  } catch {
    return null
  }
}

const minVersion = 150_000

async function checkConnection(connection: Connection) {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 })
  // If the server goes away, the query fails.
  client.on('error', noop)
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    if (Number(rows[0]!.server_version_num) < minVersion) {
      throw startupError('The PostgreSQL server of DATABASE_URL is too old. Version 15 or newer is required.')
    }
  } catch (error) {
    throw describeConnectError(error)
  } finally {
    await client.end().catch(noop)
  }
}

function describeConnectError(error: unknown): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (code === '28P01' || code === '28000')
    return startupError('PostgreSQL rejected the user or password in DATABASE_URL.', error)
  if (code === '3D000') return startupError('The database in DATABASE_URL does not exist. Create it first.', error)
  if (/^(E[A-Z]+|57P03)$/.test(code) || message.includes('timeout')) {
    return startupError(
      `Can't reach the database of DATABASE_URL (${code || 'timeout'}). Check that it is running and that the address is right.`,
      error,
    )
  }
  return error
}
