export type Customer = { id: string; name: string; paise: number }
export type Entry = { id: string; customerId: string; kind: 'credit' | 'payment'; paise: number; note: string; on: string }
export type Row = { id: string; on: string; what: string; paise: number; balance: number }

/** What somebody owes: computed from the entries, never stored. */
export const balanceOf = (entries: readonly Entry[]): number => 0 // TODO

/** One row for each entry, oldest first, with the balance after it. what is such as "took Rice" or "paid Cash". */
export function rowsOf(entries: readonly Entry[]): Row[] {
  return [] // TODO
}
