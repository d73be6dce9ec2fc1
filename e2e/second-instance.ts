import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** A second instance on the database of the one that the journeys use, as behind a load balancer. */
export async function startSecondInstance() {
  const dataDir = process.env['E2E_DATA_DIR']!
  const note = await readFile(join(dataDir, 'database.json'), 'utf8')
  const { host, port: databasePort, user, database } = JSON.parse(note) as Record<string, string>
  const port = String(await freePort())
  const url = `http://localhost:${port}`
  const server = spawn('node', ['server/main.ts'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: port,
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: `postgres://${user}@${encodeURIComponent(host!)}:${databasePort}/${database}`,
      // The first has made the demo academy.
      DEMO: 'false',
      RATE_LIMIT_FACTOR: '1000',
    },
  })
  const exited = once(server, 'exit')
  const stop = async () => {
    server.kill('SIGTERM')
    await exited
  }
  try {
    await expect.poll(() => answers(`${url}/readyz`), { timeout: 60_000 }).toBe(true)
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
