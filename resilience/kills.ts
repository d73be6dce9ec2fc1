import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { becomeReady, type Place, type Product, spawnProduct } from '../bench/product.ts'
import { say } from '../bench/table.ts'

export type Aftermath = {
  /** What serves now. */
  product: Product
  ms: number
  /** It did not come back by itself: the server had to be started again although only its database was killed. */
  neededHelp: boolean
}
/** Kills something with -9 at a random moment and waits until people are served again. */
export type Kill = (product: Product, place: Place) => Promise<Aftermath>

const between = (least: number, most: number) => least + Math.random() * (most - least)

/** The server process dies while it serves; one time in five the next one dies as well, while it starts. */
const killServer: Kill = async (serving, place) => {
  await delay(between(50, 1_500))
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
  await delay(between(50, 1_500))
  const [pid] = (await readFile(join(product.dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
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

export const kills = { server: killServer, database: killDatabase }
export type Mode = keyof typeof kills

/** Kills again and again until everybody was told, or gave up. */
export async function killUntil(done: Promise<unknown>, mode: Mode, first: Product, place: Place) {
  let [product, times, helped] = [first, 0, 0]
  const isDone = Symbol('done')
  const over = done.then(() => isDone)
  while ((await Promise.race([over, Promise.resolve(null)])) !== isDone) {
    const after = await kills[mode](product, place)
    product = after.product
    times++
    if (after.neededHelp) helped++
    say(`${mode} ${times}: served after ${Math.round(after.ms)} ms`)
  }
  return { product, times, helped }
}
