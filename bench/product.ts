import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, open, readFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { PoolConfig } from 'pg'

export const root = join(import.meta.dirname, '..')

export type Product = {
  url: string
  pid: number
  dataDir: string
  /** How the process ended, once it has. */
  exited: Promise<string>
  isReady: () => Promise<boolean>
  /** How to reach the database beside the product. */
  connection: () => Promise<PoolConfig>
  kill: (signal: NodeJS.Signals) => void
  stop: () => Promise<void>
}

export type Place = { dataDir: string; port: number; nodeArgs?: string[]; env?: NodeJS.ProcessEnv }

/** A folder that is gone when we are, also when what we measure fails. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }))
  return folder
}

/** The real product with its embedded database, in a folder of its own, as it runs in production. */
export async function startProduct(place: Place): Promise<Product> {
  const product = await spawnProduct(place)
  await becomeReady(product)
  return product
}

/** The same, without waiting until it serves. */
export async function spawnProduct({ dataDir, port, nodeArgs = [], env = {} }: Place): Promise<Product> {
  await mkdir(dataDir, { recursive: true })
  const log = await open(join(dataDir, 'server.log'), 'a')
  const child = spawn(process.execPath, ['--min-semi-space-size=16', ...nodeArgs, 'server/main.ts'], {
    cwd: root,
    // The channel is not spoken through: when this process dies, the product notices and stops.
    stdio: ['ignore', log.fd, log.fd, 'ipc'],
    env: { ...productEnv(dataDir, port), ...env },
  })
  await log.close()
  return describe(child, dataDir, `http://127.0.0.1:${port}`)
}

/** Nothing of the developer's own settings; production, because React and the log differ from development's. */
function productEnv(dataDir: string, port: number): NodeJS.ProcessEnv {
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
    APP_SECRET: 'only for measuring, on this machine, in a folder that is deleted',
    // As `npm start` has it.
    NODE_COMPILE_CACHE: join(root, 'dist/compiled'),
    // Everybody comes from one address here.
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

/** Answers how many milliseconds it took; throws when the product ended or does not come. */
export async function becomeReady(product: Product, patience = 60_000): Promise<number> {
  const began = performance.now()
  let end: string | null = null
  void product.exited.then((how) => (end = how))
  while (!(await product.isReady())) {
    const waited = performance.now() - began
    if (end !== null || waited > patience) {
      const how = end ?? `not ready after ${Math.round(waited)} ms`
      // Its folder may not outlive us.
      const log = await readFile(join(product.dataDir, 'server.log'), 'utf8')
      throw new Error(`The product does not serve (${how}):\n${log.slice(-2000)}`)
    }
    await delay(20)
  }
  return performance.now() - began
}

/** A port nobody listens on just now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
