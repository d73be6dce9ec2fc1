import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base } from './support.ts'

/** For journeys that change what every visitor sees: an academy that no other journey looks at. */
export const test = base.extend<object, { ownServer: string }>({
  ownServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is used here.
    async ({}, use) => {
      const { url, stop } = await startOwnServer()
      await use(url)
      await stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer),
})

/** The whole product with the demo academy, on a database and in a folder of its own. */
async function startOwnServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'academy-own-'))
  const port = String(await freePort())
  const url = `http://localhost:${port}`
  const server = spawn('node', ['server/main.ts'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: port,
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      NODE_ENV: 'development',
      RATE_LIMIT_FACTOR: '1000',
    },
  })
  const exited = once(server, 'exit')
  const stop = async () => {
    server.kill('SIGTERM')
    await exited
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await expect.poll(() => answers(`${url}/readyz`), { timeout: 170_000 }).toBe(true)
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
