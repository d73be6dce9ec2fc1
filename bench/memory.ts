import { setTimeout as delay } from 'node:timers/promises'
import type { Product } from './product.ts'

/** The same, once what was just done is over. */
export async function restingMemory(product: Product): Promise<number> {
  await delay(5_000)
  return memoryNow(product)
}

/** The resident memory of the server process, in MB, by its own account; the database is another process. */
export async function memoryNow({ url }: Product): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)![1]) / 1024 / 1024
}
