import { readFile } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'

export type Entry = { id: string; customerId: number; kind: 'credit' | 'payment'; paise: number; note: string; on: string }
export type Customer = { id: number; name: string; paise: number }

export async function balances(db: PGlite): Promise<Customer[]> {
  const sql = await readFile(new URL('../sql/balances.sql', import.meta.url), 'utf8')
  const { rows } = await db.query<Customer>(sql)
  return rows
}

/** Newest first; null if there is no such customer. */
export async function entriesOf(db: PGlite, customerId: number): Promise<Entry[] | null> {
  // TODO
  return null
}

/** Whether the entry is new, and the stored one with its id. */
export async function addEntry(db: PGlite, entry: Entry): Promise<{ isNew: boolean; stored: Entry }> {
  // TODO: insert … on conflict (entry_id) do nothing returning …
  return { isNew: true, stored: entry }
}
