import { readFile } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'

export type Entry = { id: string; customerId: number; kind: 'credit' | 'payment'; paise: number; note: string; on: string }
export type Customer = { id: number; name: string; paise: number }

const columns = 'entry_id as id, customer_id as "customerId", kind, paise, note, happened_on::text as "on"'

/** Sums arrive as texts, because they can be larger than JavaScript's exact numbers. */
function toPaise(value: unknown): number {
  const paise = Number(value)
  if (!Number.isSafeInteger(paise)) throw new Error(`${value} paise is more than a number can hold exactly.`)
  return paise
}

type Row = Omit<Entry, 'paise'> & { paise: unknown }
const toEntry = (row: Row): Entry => ({ ...row, paise: toPaise(row.paise) })

export async function balances(db: PGlite): Promise<Customer[]> {
  const sql = await readFile(new URL('../sql/balances.sql', import.meta.url), 'utf8')
  const { rows } = await db.query<Customer>(sql)
  return rows.map(({ id, name, paise }) => ({ id, name, paise: toPaise(paise) }))
}

/** Newest first; null if there is no such customer. */
export async function entriesOf(db: PGlite, customerId: number): Promise<Entry[] | null> {
  const found = await db.query('select 1 from customers where customer_id = $1', [customerId])
  if (found.rows.length === 0) return null
  const { rows } = await db.query<Row>(
    `select ${columns} from entries where customer_id = $1 order by happened_on desc, entry_id`,
    [customerId],
  )
  return rows.map(toEntry)
}

/** Whether the entry is new, and the stored one with its id. */
export async function addEntry(db: PGlite, entry: Entry): Promise<{ isNew: boolean; stored: Entry }> {
  const { id, customerId, kind, paise, note, on } = entry
  const inserted = await db.query<Row>(
    `insert into entries (entry_id, customer_id, kind, paise, note, happened_on)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (entry_id) do nothing
     returning ${columns}`,
    [id, customerId, kind, paise, note, on],
  )
  const [row] = inserted.rows
  if (row) return { isNew: true, stored: toEntry(row) }
  const existing = await db.query<Row>(`select ${columns} from entries where entry_id = $1`, [id])
  return { isNew: false, stored: toEntry(existing.rows[0]!) }
}
