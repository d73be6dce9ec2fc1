export type Entry = { id: string; customerId: string; kind: 'credit' | 'payment'; paise: number; note: string; on: string }

/** 201 for a new entry, 200 for the same entry again. Another entry with a known id is a conflict. */
export function saveOnce(entries: Map<string, Entry>, entry: Entry): { status: 200 | 201; entry: Entry } {
  // TODO: an id that is there already
  entries.set(entry.id, entry)
  return { status: 201, entry }
}
