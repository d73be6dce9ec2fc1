import type { PGlite } from '@electric-sql/pglite'
import { ApiError } from './errors.ts'

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

/** Largest balance first, equal ones by id. */
export async function balances(db: PGlite): Promise<Customer[]> {
  const { rows } = await db.query<Customer>(
    `select c.customer_id as id, c.name,
            coalesce(sum(case e.kind when 'credit' then e.paise else -e.paise end), 0) as paise
     from customers c
     left join entries e on e.customer_id = c.customer_id
     group by c.customer_id
     order by paise desc, c.customer_id`,
  )
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

type Settled = { entry: Entry; receipt: number }

/** A payment of exactly the balance with its receipt: both or neither, and numbers without gaps. */
export const settle = (db: PGlite, customerId: number, { id, on }: { id: string; on: string }): Promise<Settled> =>
  db.transaction(async (transaction) => {
    // Others wait here until this number is used, or free again.
    const counter = await transaction.query<{ last: number }>('update receipt_counter set last = last + 1 returning last')
    const { rows } = await transaction.query<{ paise: unknown }>(
      `select coalesce(sum(case kind when 'credit' then paise else -paise end), 0) as paise
       from customers left join entries using (customer_id)
       where customer_id = $1 group by customer_id`,
      [customerId],
    )
    if (!rows[0]) throw new ApiError(404, 'unknown_customer', 'There is no such customer.')
    const paise = toPaise(rows[0].paise)
    if (paise <= 0) throw new ApiError(409, 'owes_nothing', 'This customer owes nothing.')
    const entry = { id, customerId, kind: 'payment', paise, note: 'Settled', on } as const
    await transaction.query("insert into entries values ($1, $2, 'payment', $3, 'Settled', $4)", [id, customerId, paise, on])
    const receipt = counter.rows[0]!.last
    await transaction.query('insert into receipts values ($1, $2)', [receipt, id])
    return { entry, receipt }
  })
