import { setTimeout as delay } from 'node:timers/promises'
import type { Product } from './product.ts'

/** Waits five seconds, so that the garbage of the load before it is collected. */
export async function restingMemory(product: Product): Promise<number> {
  await delay(5_000)
  return memoryNow(product)
}

/** Resident memory of the server process in MB, without the database. */
export async function memoryNow({ url }: Product): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)![1]) / 1024 / 1024
}
