export type Customer = { id: string; name: string; paise: number }
export type Entry = { id: string; customerId: string; kind: 'credit' | 'payment'; paise: number; note: string; on: string }

/** What useQuery gives a component, as far as a screen needs it. */
export type Query<T> = { isPending: boolean; isError: boolean; error: Error | null; data: T | undefined }

export type Screen<T> =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'empty' }
  | { state: 'some'; items: readonly T[] }

/** Which of the four states a list shows. A failure wins over old data: yesterday's list must not look like today's. */
export function screenOf<T>(query: Query<readonly T[]>): Screen<T> {
  if (query.isError) return { state: 'failed', message: query.error?.message ?? 'Something went wrong.' }
  if (query.isPending || query.data === undefined) return { state: 'loading' }
  return query.data.length === 0 ? { state: 'empty' } : { state: 'some', items: query.data }
}

/** Everything that the request depends on, so that two customers never share a copy. */
export const entriesKey = (customerId: string): readonly string[] => ['entries', customerId]

/** What somebody owes: computed from the entries, never stored. */
export const balanceOf = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { kind, paise }) => sum + (kind === 'credit' ? paise : -paise), 0)

export type Row = { key: string; text: string; balance: number }

/** One row for each entry, oldest first, with the balance after it. The key belongs to the data. */
export function rowsOf(entries: readonly Entry[]): Row[] {
  let balance = 0
  return entries
    .toSorted((a, b) => a.on.localeCompare(b.on))
    .map(({ id, on, kind, note, paise }) => {
      balance += kind === 'credit' ? paise : -paise
      return { key: id, text: `${on} ${kind === 'credit' ? 'took' : 'paid'} ${note}`, balance }
    })
}
