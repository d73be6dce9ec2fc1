import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import type { Connection } from '#server/kit/db/db.ts'
import { startEmbeddedPostgres } from '#server/kit/embedded-postgres/start.ts'
import { startJobs } from '#server/kit/jobs.ts'
import { asAppRole, grantToAppRole } from '#server/kit/db/app-role.ts'
import { migrate } from '#server/kit/db/migrate.ts'

export const template = 'academy_template'
/** The template with the demo, created by the first test that needs it. */
export const demoTemplate = 'academy_demo_template'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: Connection
  }
}

/**
 * One PostgreSQL for the whole run, with one migrated template from which each test file clones its database.
 * TEST_DATABASE_URL names a server to use instead of the embedded one, such as another version.
 */
export async function setup(project: TestProject) {
  const server = await openServer(process.env['TEST_DATABASE_URL'], newRunFolder())
  await onServer(server.owner, `drop database if exists ${demoTemplate} with (force)`)
  await recreate(server.owner, template)
  const owner = inDatabase(server.owner, template)
  await migrate(owner)
  await grantToAppRole(owner)
  // The job queue creates its tables once, in the template.
  const jobs = await startJobs(asAppRole(owner), { error: () => {} })
  await jobs.stop()
  project.provide('postgres', server.owner)
  return server.stop
}

/**
 * The temporary folder of the run, inherited by the workers. It is deleted with the run, even after a failure or an
 * interruption.
 */
function newRunFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'academy-test-'))
  process.env['TMPDIR'] = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }))
  return folder
}

type Server = { owner: Connection; stop: () => Promise<void> }

async function openServer(url: string | undefined, folder: string): Promise<Server> {
  if (url) return { owner: { connectionString: url }, stop: async () => {} }
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), durable: false })
  // Queries over many small tables would start parallel workers, which takes fifty times as long as the query.
  await onServer(server.owner, 'alter system set max_parallel_workers_per_gather = 0', 'select pg_reload_conf()')
  return server
}

/** Another database on the same server. */
export function inDatabase(server: Connection, database: string): Connection {
  if (!server.connectionString) return { ...server, database }
  const url = new URL(server.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

export async function onServer(server: Connection, ...statements: string[]) {
  const client = new pg.Client(server)
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

const recreate = (server: Connection, name: string) =>
  onServer(server, `drop database if exists ${name} with (force)`, `create database ${name}`)
