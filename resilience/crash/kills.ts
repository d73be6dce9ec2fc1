import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { becomeReady, type Place, type Product, spawnProduct } from '../../bench/product.ts'

export type Aftermath = {
  /** What serves now. */
  product: Product
  ms: number
  /** It did not come back by itself: the server had to be started again although only its database was killed. */
  neededHelp: boolean
}
/** Kills something with -9 and waits until people are served again. */
export type Kill = (product: Product, place: Place) => Promise<Aftermath>

export const between = (least: number, most: number) => least + Math.random() * (most - least)

/** The server process dies while it serves; one time in five the next one dies as well, while it starts. */
const killServer: Kill = async (serving, place) => {
  let product = await killAndSpawn(serving, place)
  if (Math.random() < 0.2) {
    await delay(between(0, 1_500))
    product = await killAndSpawn(product, place)
  }
  return { product, ms: await becomeReady(product), neededHelp: false }
}

async function killAndSpawn(product: Product, place: Place): Promise<Product> {
  product.kill('SIGKILL')
  await product.exited
  return spawnProduct(place)
}

/** The database's main process dies; the server has to stay, and to bring it back by itself. */
const killDatabase: Kill = async (product, place) => {
  process.kill(await databasePid(product), 'SIGKILL')
  const began = performance.now()
  // It may be back before anybody has seen that it was gone.
  while ((await product.isReady()) && performance.now() - began < 500) await delay(5)
  const outcome = await Promise.race([becomeReady(product).catch(() => 'gone'), product.exited.then(() => 'gone')])
  if (outcome !== 'gone') return { product, ms: performance.now() - began, neededHelp: false }
  await product.stop()
  const next = await spawnProduct(place)
  await becomeReady(next)
  return { product: next, ms: performance.now() - began, neededHelp: true }
}

/** As when the machine goes down, apart from what the system still writes. */
const killBoth: Kill = async (product, place) => {
  const pid = await databasePid(product)
  product.kill('SIGKILL')
  process.kill(pid, 'SIGKILL')
  await product.exited
  const next = await spawnProduct(place)
  return { product: next, ms: await becomeReady(next), neededHelp: false }
}

export async function databasePid({ dataDir }: Product): Promise<number> {
  const [pid] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  return Number(pid)
}

export const kills = { server: killServer, database: killDatabase, both: killBoth }
export type Mode = keyof typeof kills
