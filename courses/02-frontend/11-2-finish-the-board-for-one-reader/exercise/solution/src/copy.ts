import type { PriceFile } from './answer.ts'

export function saveCopy(file: PriceFile): void {
  try {
    localStorage.setItem('prices', JSON.stringify(file))
  } catch {
    // A full or blocked storage: the board works without a copy.
  }
}

export function readCopy(): PriceFile | null {
  try {
    return JSON.parse(localStorage.getItem('prices') ?? 'null') as PriceFile | null
  } catch {
    return null
  }
}
