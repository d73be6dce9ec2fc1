import { paise, signedPaise, type Entry, type Paise } from './shop.ts'

/** What a customer owes: the sum of the entries. */
export function balance(entries: readonly Entry[], customer: string): Paise {
  return paise(0)
}

/** A new list with the entry. Throws if its id is already in the list. */
export function addEntry(entries: readonly Entry[], entry: Entry): Entry[] {
  return [...entries]
}

/**
 * Adds a cash payment of exactly the balance. Throws when the balance is 0 or
 * below.
 */
export function settle(entries: readonly Entry[], customer: string, { id, on }: { id: string; on: string }): Entry[] {
  return [...entries]
}

console.log(balance([], 'Pushpa'))
