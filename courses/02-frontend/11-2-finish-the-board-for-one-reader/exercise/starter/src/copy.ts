import type { PriceFile } from './answer.ts'

/** Stores the last prices on the phone, under the key "prices". */
export function saveCopy(file: PriceFile): void {}

/** The stored prices; null if there are none, or if they can't be read. */
export function readCopy(): PriceFile | null {
  return null
}
