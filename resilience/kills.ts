import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Place, type Product, spawnProduct, waitUntilReady } from '../bench/product.ts'

export type Recovery = {
  /** The process that serves now. */
  product: Product
  ms: number
  /** The server did not survive the loss of its database, so we started it again. */
  neededRestart: boolean
}
/** Kills with -9 and waits until requests are served again. */
export type Kill = (product: Product, place: Place) => Promise<Recovery>

export const randomBetween = (min: number, max: number) => min + Math.random() * (max - min)

/** One time in five the next process is killed too, while it starts. */
const killServer: Kill = async (serving, place) => {
  let product = await killAndSpawn(serving, place)
  if (Math.random() < 0.2) {
    await delay(randomBetween(0, 1_500))
    product = await killAndSpawn(product, place)
  }
  return { product, ms: await waitUntilReady(product), neededRestart: false }
}

async function killAndSpawn(product: Product, place: Place): Promise<Product> {
  product.kill('SIGKILL')
  await product.exited
  return spawnProduct(place)
}

/** The server must survive this and start the database again by itself. */
const killDatabase: Kill = async (product, place) => {
  process.kill(await databasePid(product), 'SIGKILL')
  const start = performance.now()
  // It may be back before any probe has seen it down.
  while ((await product.isReady()) && performance.now() - start < 500) await delay(5)
  const outcome = await Promise.race([waitUntilReady(product).catch(() => 'gone'), product.exited.then(() => 'gone')])
  if (outcome !== 'gone') return { product, ms: performance.now() - start, neededRestart: false }
  await product.stop()
  const next = await spawnProduct(place)
  await waitUntilReady(next)
  return { product: next, ms: performance.now() - start, neededRestart: true }
}

/** Like a power cut, except that the operating system still writes its buffers. */
const killBoth: Kill = async (product, place) => {
  const pid = await databasePid(product)
  product.kill('SIGKILL')
  process.kill(pid, 'SIGKILL')
  await product.exited
  const next = await spawnProduct(place)
  return { product: next, ms: await waitUntilReady(next), neededRestart: false }
}

export async function databasePid({ dataDir }: Product): Promise<number> {
  const [pid] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  return Number(pid)
}

export const kills = { server: killServer, database: killDatabase, both: killBoth }
export type Victim = keyof typeof kills
