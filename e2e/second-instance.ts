import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import pg from 'pg'
import { serverFlags } from '../bin/server-flags.mjs'

/** A second instance on the same database, as behind a load balancer. */
export async function startSecondInstance(env: Record<string, string> = {}) {
  const dataDir = process.env['E2E_DATA_DIR']!
  // The first instance has created the demo data.
  return startInstance({ DATA_DIR: dataDir, DATABASE_URL: await databaseUrl(), DEMO: 'false', ...env })
}

/** A separate server with demo data, for journeys that change what others rely on. */
export async function startOwnAcademy() {
  const [name, folder] = [`own_${randomBytes(6).toString('hex')}`, await mkdtemp(join(tmpdir(), 'academy-own-'))]
  await onDatabase(`create database ${name}`)
  const instance = await startInstance({ DATA_DIR: folder, DATABASE_URL: await databaseUrl(name) })
  const stop = async () => {
    await instance.stop()
    await onDatabase(`drop database ${name} with (force)`)
    await rm(folder, { recursive: true, force: true })
  }
  return { ...instance, stop }
}

/** The database that the journeys use; with a name, another database on the same server. */
async function databaseUrl(name?: string): Promise<string> {
  const url = process.env['E2E_DATABASE_URL'] ?? (await notedUrl())
  return name ? url.replace(/[^/]+$/, name) : url
}

/** The embedded database records its connection in a file. */
async function notedUrl(): Promise<string> {
  const note = await readFile(join(process.env['E2E_DATA_DIR']!, 'database.json'), 'utf8')
  const { host, port, user, database } = JSON.parse(note) as Record<string, string>
  return `postgres://${user}@${encodeURIComponent(host!)}:${port}/${database}`
}

export async function onDatabase(statement: string) {
  const client = new pg.Client({ connectionString: await databaseUrl() })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function startInstance(env: Record<string, string>) {
  const port = String(await freePort())
  const url = `http://localhost:${port}`
  const server = spawn(process.execPath, [...serverFlags, 'server/main.ts'], {
    stdio: ['ignore', openSync(process.env['E2E_SERVER_LOG']!, 'a'), 'ignore'],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: 'dist/compiled',
      NODE_ENV: 'development',
      PORT: port,
      PUBLIC_URL: url,
      RATE_LIMIT_FACTOR: '1000',
      ...env,
    },
  })
  const exited = once(server, 'exit')
  const stop = async () => {
    server.kill('SIGTERM')
    await exited
  }
  try {
    // A separate database is migrated and seeded first, while other journeys keep the machine busy.
    await expect.poll(() => answers(`${url}/readyz`), { timeout: 240_000 }).toBe(true)
  } catch (problem) {
    await stop()
    throw problem
  }
  return { url, stop }
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
