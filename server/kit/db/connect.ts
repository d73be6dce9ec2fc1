import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Connection } from './db.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts'
import type { Env } from '../env.ts'
import { startupError } from '../startup-error.ts'

/** Where the records are, and how to let go of them. */
export type Records = {
  connection: Connection
  /** Called when the embedded database is gone for good. */
  onExit: (tell: (problem: Error) => void) => void
  announceStop: () => void
  stop: () => Promise<void>
}

const nothing = () => {}
const configured = (databaseUrl: string): Records => ({
  connection: { connectionString: databaseUrl },
  onExit: nothing,
  announceStop: nothing,
  stop: async () => {},
})

// Tells the commands of this folder how to reach the database that the server started.
const noteOf = (env: Env) => join(env.dataDir, 'database.json')

/** Reaches the configured PostgreSQL, or starts the embedded one in the data folder. */
export async function openDatabaseServer(env: Env, log: (line: string) => void): Promise<Records> {
  if (env.databaseUrl) {
    await tryOut({ connectionString: env.databaseUrl })
    return configured(env.databaseUrl)
  }
  const postgres = await startEmbeddedPostgres({ dataDir: join(env.dataDir, 'postgres'), log })
  await writeFile(noteOf(env), JSON.stringify(postgres.connection))
  return {
    connection: postgres.connection,
    onExit: (tell) => postgres.onExit(tell),
    announceStop: () => postgres.announceStop(),
    stop: () => postgres.stop(),
  }
}

/** For a command: joins the database of a running server, or starts it for as long as the command lasts. */
export async function joinDatabaseServer(env: Env): Promise<Records> {
  const running = env.databaseUrl ? null : await runningConnection(env)
  return running ? { ...configured(''), connection: running } : openDatabaseServer(env, nothing)
}

async function runningConnection(env: Env): Promise<Connection | null> {
  try {
    const connection = JSON.parse(await readFile(noteOf(env), 'utf8')) as Connection
    await tryOut(connection)
    return connection
  } catch {
    return null
  }
}

const oldest = 150_000

async function tryOut(connection: Connection) {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 })
  // A server that goes away in between is reported by the query that fails.
  client.on('error', nothing)
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    if (Number(rows[0]!.server_version_num) < oldest) {
      throw startupError('DATABASE_URL leads to an old PostgreSQL: version 15 or newer is needed.')
    }
  } catch (error) {
    throw connectProblem(error)
  } finally {
    await client.end().catch(nothing)
  }
}

function connectProblem(error: unknown): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (code === '28P01' || code === '28000')
    return startupError('DATABASE_URL is refused: check its user and password.', error)
  if (code === '3D000')
    return startupError('The database named in DATABASE_URL does not exist: create it first.', error)
  if (/^(E[A-Z]+|57P03)$/.test(code) || message.includes('timeout')) {
    return startupError(
      `The database of DATABASE_URL cannot be reached (${code || 'no answer'}): is it running, and is the address right?`,
      error,
    )
  }
  return error
}
