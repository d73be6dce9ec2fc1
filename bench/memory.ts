import { setTimeout as delay } from 'node:timers/promises'
import type { Product } from './product.ts'

/** The resident memory of the server process, in MB, by its own account; the database is another process. */
export async function restingMemory({ url }: Product): Promise<number> {
  // Long enough for what was just done to be over.
  await delay(5_000)
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)![1]) / 1024 / 1024
}
