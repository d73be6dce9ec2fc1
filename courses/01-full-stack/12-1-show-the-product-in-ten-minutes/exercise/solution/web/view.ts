export type Person = { name: string; role: 'owner' | 'helper' }
export type Customer = { id: number; name: string; paise: number }
export type Entry = { id: string; customerId: number; kind: 'credit' | 'payment'; paise: number; note: string; on: string }
export type Row = { id: string; on: string; what: string; paise: number; balance: number; sending: boolean }

const change = ({ kind, paise }: Entry) => (kind === 'credit' ? paise : -paise)

/** What somebody owes: computed from the entries, never stored. */
export const balanceOf = (entries: readonly Entry[]): number => entries.reduce((sum, entry) => sum + change(entry), 0)

/** One row for each entry, oldest first, with the balance after it. */
export function rowsOf(entries: readonly (Entry & { sending?: true })[]): Row[] {
  let balance = 0
  return entries
    .toSorted((a, b) => a.on.localeCompare(b.on))
    .map((entry) => {
      balance += change(entry)
      const { id, on, kind, note, paise, sending = false } = entry
      return { id, on, what: `${kind === 'credit' ? 'took' : 'paid'} ${note}`, paise, balance, sending }
    })
}
