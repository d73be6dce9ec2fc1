import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import type { Connection } from '#server/kit/db.ts'
import { startEmbeddedPostgres } from '#server/kit/embedded-postgres/start.ts'
import { startJobs } from '#server/kit/jobs.ts'
import { migrate } from '#server/kit/migrate.ts'

export const template = 'academy_template'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: Connection
  }
}

/**
 * One PostgreSQL for the whole run, and in it one migrated template from which each test file clones its own
 * database. TEST_DATABASE_URL names a server to use instead of the embedded one, such as another version.
 */
export async function setup(project: TestProject) {
  const server = await openServer(process.env['TEST_DATABASE_URL'])
  await recreate(server.connection, template)
  const connection = inDatabase(server.connection, template)
  await migrate(connection)
  // Lets the job queue make its tables once, here.
  const jobs = await startJobs(connection, { error: () => {} })
  await jobs.stop()
  project.provide('postgres', server.connection)
  return server.stop
}

async function openServer(url: string | undefined): Promise<{ connection: Connection; stop: () => Promise<void> }> {
  if (url) return { connection: { connectionString: url }, stop: async () => {} }
  const folder = await mkdtemp(join(tmpdir(), 'academy-test-'))
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), durable: false })
  return {
    connection: postgres.connection,
    stop: async () => {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The same server, another database. */
export function inDatabase(server: Connection, database: string): Connection {
  if (!server.connectionString) return { ...server, database }
  const url = new URL(server.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

export async function onServer(server: Connection, ...statements: string[]) {
  const client = new pg.Client(server)
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

const recreate = (server: Connection, name: string) =>
  onServer(server, `drop database if exists ${name} with (force)`, `create database ${name}`)
