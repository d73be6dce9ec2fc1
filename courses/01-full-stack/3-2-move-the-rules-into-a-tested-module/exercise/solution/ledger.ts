import { paise, signedPaise, type Entry, type Paise } from './shop.ts'

/** What a customer owes: always the sum of the entries. Below 0, the shop owes the customer. */
export function balance(entries: readonly Entry[], customer: string): Paise {
  return paise(
    entries.filter((entry) => entry.customer === customer).reduce((sum, entry) => sum + signedPaise(entry), 0),
  )
}

export function addEntry(entries: readonly Entry[], entry: Entry): Entry[] {
  if (entries.some(({ id }) => id === entry.id)) throw new Error(`Entry ${entry.id} is already in the ledger.`)
  return [...entries, entry]
}

/** Adds a cash payment of everything the customer owes. Id and date come from outside, so that tests can choose them. */
export function settle(entries: readonly Entry[], customer: string, { id, on }: { id: string; on: string }): Entry[] {
  const owed = balance(entries, customer)
  if (owed <= 0) throw new Error(`${customer} owes nothing.`)
  return addEntry(entries, { id, customer, kind: 'payment', method: 'cash', paise: owed, note: 'Settled', on })
}
