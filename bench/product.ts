import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, open, readFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { PoolConfig } from 'pg'

export const root = join(import.meta.dirname, '..')
export const productSecret = 'only for measuring, on this machine, in a folder that is deleted'

export type Product = {
  url: string
  pid: number
  dataDir: string
  /** How the process ended, once it has. */
  exited: Promise<string>
  isReady: () => Promise<boolean>
  /** How to connect to its database. */
  connection: () => Promise<PoolConfig>
  kill: (signal: NodeJS.Signals) => void
  stop: () => Promise<void>
}

export type Place = {
  dataDir: string
  port: number
  /** Another checkout, to compare with. */
  checkout?: string
  nodeArgs?: string[]
  env?: NodeJS.ProcessEnv
}

const folders: string[] = []
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

/** A folder that is deleted when this process exits, also after a failure. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  folders.push(folder)
  return folder
}

/** Starts the product with its embedded database and production settings, and waits until it serves. */
export async function startProduct(place: Place): Promise<Product> {
  const product = await spawnProduct(place)
  await waitUntilReady(product)
  return product
}

/** The same without waiting. */
export async function spawnProduct(place: Place): Promise<Product> {
  const { dataDir, port, checkout = root, nodeArgs = [], env = {} } = place
  await mkdir(dataDir, { recursive: true })
  const log = await open(join(dataDir, 'server.log'), 'a')
  const { serverFlags, serverEnvironment = {} } = await optionsOf(checkout)
  const child = spawn(process.execPath, [...serverFlags, ...nodeArgs, 'server/main.ts'], {
    cwd: checkout,
    // The IPC channel is unused: when this process dies, it closes and the product stops.
    stdio: ['ignore', log.fd, log.fd, 'ipc'],
    env: { ...productEnv(dataDir, port, checkout), ...serverEnvironment, ...env },
  })
  await log.close()
  return describe(child, dataDir, `http://127.0.0.1:${port}`)
}

/** As in `npm start`. An older checkout may have none. */
async function optionsOf(checkout: string): Promise<Options> {
  const file = pathToFileURL(join(checkout, 'bin/server-flags.mjs')).href
  return (await import(file).catch(() => ({ serverFlags: [] }))) as Options
}

type Options = { serverFlags: string[]; serverEnvironment?: NodeJS.ProcessEnv }

/** No settings of the developer; production, because React and logging differ in development. */
function productEnv(dataDir: string, port: number, checkout: string): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env
  return {
    PATH,
    HOME,
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    APP_SECRET: productSecret,
    // As in `npm start`.
    NODE_COMPILE_CACHE: join(checkout, 'dist/compiled'),
    // All requests come from one address.
    RATE_LIMIT_FACTOR: '1000000',
  }
}

function describe(child: ChildProcess, dataDir: string, url: string): Product {
  const exited = once(child, 'exit').then(([code, signal]): string => signal ?? `exit code ${code}`)
  const readText = (name: string) => readFile(join(dataDir, name), 'utf8')
  return {
    url,
    pid: child.pid!,
    dataDir,
    exited,
    isReady: async () => {
      const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => null)
      return answer?.status === 200
    },
    connection: async () => JSON.parse(await readText('database.json')) as PoolConfig,
    kill: (signal) => void child.kill(signal),
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** Returns the milliseconds it took; throws when the product exits or does not start. */
export async function waitUntilReady(product: Product, maxMs = 60_000): Promise<number> {
  const start = performance.now()
  let end: string | null = null
  void product.exited.then((how) => (end = how))
  while (!(await product.isReady())) {
    const waited = performance.now() - start
    if (end !== null || waited > maxMs) {
      const how = end ?? `not ready after ${Math.round(waited)} ms`
      const log = await readFile(join(product.dataDir, 'server.log'), 'utf8')
      throw new Error(`The product does not start (${how}):\n${log.slice(-2000)}`)
    }
    await delay(20)
  }
  return performance.now() - start
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
