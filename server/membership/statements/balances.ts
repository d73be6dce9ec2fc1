import { looksLikeDay, paiseOf } from '#contract/membership/statement-cells.ts'
import type { StatementColumns, StatementReading } from '#contract/membership/statements.ts'
import { headingRole } from './headings.ts'
import { typeColumn } from './layouts.ts'
import { clean } from './reading.ts'

type Entry = { line: number; change: number; balance: number }
type Break = { line: number; expected: number; found: number }
export type BalanceCheck = { checked: number; breaks: Break[] }

/** Reads the balance of each line. Null if the file doesn't have the columns for it. */
export function createBalanceReader(columns: StatementColumns, header: string[]) {
  const roles = header.map(headingRole)
  const [balance, debit] = [roles.lastIndexOf('balance'), roles.indexOf('debit')]
  const type = typeColumn(header, columns.credit)
  if (balance < 0 || (debit < 0 && type === null)) return null
  return (row: string[], line: number): Entry | null => {
    const left = paiseOf(clean(row[balance]))
    if (left === null || !looksLikeDay(clean(row[columns.date]))) return null
    const amount = amountIn(row, columns.credit)
    if (type !== null) return { line, change: /^d/i.test(clean(row[type])) ? -amount : amount, balance: left }
    return { line, change: amount - amountIn(row, debit), balance: left }
  }
}

const amountIn = (row: string[], column: number) => Math.abs(paiseOf(clean(row[column])) ?? 0)

/** Compares each balance with the one before. Some banks list the newest line first. */
export function checkBalances(entries: Entry[]): BalanceCheck {
  const oldestFirst = breaksOf(entries)
  if (oldestFirst.length === 0) return { checked: Math.max(0, entries.length - 1), breaks: [] }
  const newestFirst = breaksOf(entries.toReversed())
  const breaks = newestFirst.length < oldestFirst.length ? newestFirst.toReversed() : oldestFirst
  return { checked: entries.length - 1, breaks }
}

function breaksOf(entries: Entry[]): Break[] {
  return entries.slice(1).flatMap(({ line, change, balance }, at) => {
    const expected = entries[at]!.balance + change
    return expected === balance ? [] : [{ line, expected, found: balance }]
  })
}

const shownBreaks = 5

export const toReading = ({ checked, breaks }: BalanceCheck): StatementReading['balances'] => ({
  checked,
  breakCount: breaks.length,
  breaks: breaks.slice(0, shownBreaks).map(({ line, expected, found }) => ({
    line,
    expectedRupees: expected / 100,
    foundRupees: found / 100,
  })),
})
