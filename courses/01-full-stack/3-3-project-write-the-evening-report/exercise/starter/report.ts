import { type Entry, readEntry, signedPaise } from './shop.ts'

/** Reads every line. A problem says which line is wrong: "line 3: …", counted from 1. */
export function readAll(lines: readonly unknown[]): { entries: Entry[]; problems: string[] } {
  return { entries: [], problems: [] }
}

/** What went out and what came in on one day, in paise. */
export function dayTotals(entries: readonly Entry[], on: string): { credits: number; payments: number } {
  return { credits: 0, payments: 0 }
}

/** What everybody owes, largest first, equal ones by name. */
export function balances(entries: readonly Entry[]): { customer: string; paise: number }[] {
  return []
}

/** Who owes the limit or more, and has not paid for so many days. */
export function reminders(entries: readonly Entry[], { on, limit, days }: { on: string; limit: number; days: number }): string[] {
  return []
}

console.log(readAll([{ id: 'e1', customer: 'Asha', kind: 'credit', paise: 4000, note: 'Tea', on: '2026-04-07' }, 'nonsense']))
