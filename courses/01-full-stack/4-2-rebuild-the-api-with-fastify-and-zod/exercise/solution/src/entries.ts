import { ApiError } from './errors.ts'

export type Entry = { id: string; customerId: string; kind: 'credit' | 'payment'; paise: number; note: string; on: string }

const fields = ['id', 'customerId', 'kind', 'paise', 'note', 'on'] as const

/** 201 for a new entry, 200 for the same entry again. Another entry with a known id is a conflict. */
export function saveOnce(entries: Map<string, Entry>, entry: Entry): { status: 200 | 201; entry: Entry } {
  const existing = entries.get(entry.id)
  if (!existing) {
    entries.set(entry.id, entry)
    return { status: 201, entry }
  }
  if (fields.some((field) => existing[field] !== entry[field])) {
    throw new ApiError(409, 'id_taken', 'Another entry already has this id.', 'id')
  }
  return { status: 200, entry: existing }
}
