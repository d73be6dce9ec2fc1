export type Customer = { id: string; name: string; paise: number }
export type Entry = { id: string; customerId: string; kind: 'credit' | 'payment'; paise: number; note: string; on: string }

/** What useQuery gives a component, as far as a screen needs it. */
export type Query<T> = { isPending: boolean; isError: boolean; error: Error | null; data: T | undefined }

export type Screen<T> =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'empty' }
  | { state: 'some'; items: readonly T[] }

/** Which of the four states a list shows. */
export function screenOf<T>(query: Query<readonly T[]>): Screen<T> {
  return { state: 'some', items: query.data ?? [] }
}

/** The key of the query for one customer's entries. */
export const entriesKey = (customerId: string): readonly string[] => ['entries']

/** What somebody owes, from the entries. */
export const balanceOf = (entries: readonly Entry[]): number => 0

export type Row = { key: string; text: string; balance: number }

/** One row for each entry, oldest first: "2026-04-02 took Rice", with the balance after it. */
export function rowsOf(entries: readonly Entry[]): Row[] {
  return entries.map((entry, index) => ({ key: String(index), text: entry.note, balance: 0 }))
}
