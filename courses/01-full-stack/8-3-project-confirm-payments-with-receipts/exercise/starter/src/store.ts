import { readFile } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import type { Receipt } from './receipt.ts'

export type Line = { reference: string; customerId: number; paise: number; paidOn: string }

const confirmSql = await readFile(new URL('../sql/confirm.sql', import.meta.url), 'utf8')

/** Adds matched lines, all or none, and returns how many are new. */
export async function addMatched(db: PGlite, lines: readonly Line[]): Promise<number> {
  return 0 // TODO
}

/** Confirms what is matched and not confirmed yet, and returns the numbers of the new receipts. */
export async function confirmAll(db: PGlite): Promise<number[]> {
  const { rows } = await db.query<{ number: number }>(confirmSql)
  return rows.map(({ number }) => number) // TODO: in a transaction that holds the counter of 2026
}

/** All receipts with what belongs to them, in the order of their numbers. */
export async function receipts(db: PGlite): Promise<Receipt[]> {
  return [] // TODO
}
