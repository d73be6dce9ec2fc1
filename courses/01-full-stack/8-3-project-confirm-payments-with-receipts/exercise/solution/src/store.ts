import { readFile } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import type { Receipt } from './receipt.ts'

export type Line = { reference: string; customerId: number; paise: number; paidOn: string }

const confirmSql = await readFile(new URL('../sql/confirm.sql', import.meta.url), 'utf8')

/** Adds matched lines, all or none, and returns how many are new. */
export const addMatched = (db: PGlite, lines: readonly Line[]): Promise<number> =>
  db.transaction(async (transaction) => {
    let added = 0
    for (const { reference, customerId, paise, paidOn } of lines) {
      const sql = 'insert into matched values ($1, $2, $3, $4) on conflict (reference) do nothing'
      added += (await transaction.query(sql, [reference, customerId, paise, paidOn])).affectedRows ?? 0
    }
    return added
  })

/** Confirms what is matched and not confirmed yet, and returns the numbers of the new receipts. */
export const confirmAll = (db: PGlite): Promise<number[]> =>
  db.transaction(async (transaction) => {
    // A second phone waits here, and then sees the new number.
    await transaction.query('select last from receipt_numbers where year = 2026 for update')
    const { rows } = await transaction.query<{ number: number }>(confirmSql)
    return rows.map(({ number }) => number)
  })

export async function receipts(db: PGlite): Promise<Receipt[]> {
  const { rows } = await db.query<Receipt & { paise: unknown }>(
    `select number, name, reference, paise, paid_on::text as "paidOn"
     from receipts join matched using (reference) join customers using (customer_id)
     order by number`,
  )
  return rows.map((row) => ({ ...row, paise: Number(row.paise) }))
}
