export type Entry = { id: string; customerId: string; kind: 'credit' | 'payment'; paise: number; note: string; on: string }
export type ErrorBody = { code: string; message: string; field: string | null }
export type Answer = { status: 200; body: { items: Entry[]; next: string | null } } | { status: 400; body: ErrorBody }

/** One page of the entries: the newest first, equal days by id. */
export function listEntries(entries: readonly Entry[], url: string): Answer {
  return { status: 200, body: { items: [...entries], next: null } }
}
