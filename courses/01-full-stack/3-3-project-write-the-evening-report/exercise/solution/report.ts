import { type Entry, readEntry, signedPaise } from './shop.ts'

/** Reads every line. A problem says which line is wrong: "line 3: …", counted from 1. */
export function readAll(lines: readonly unknown[]): { entries: Entry[]; problems: string[] } {
  const results = lines.map((line) => readEntry(line))
  return {
    entries: results.flatMap((result) => (result.ok ? [result.value] : [])),
    problems: results.flatMap((result, index) => (result.ok ? [] : [`line ${index + 1}: ${result.message}`])),
  }
}

/** What went out and what came in on one day, in paise. */
export function dayTotals(entries: readonly Entry[], on: string): { credits: number; payments: number } {
  const sumOf = (kind: Entry['kind']): number =>
    entries.filter((entry) => entry.on === on && entry.kind === kind).reduce((sum, { paise }) => sum + paise, 0)
  return { credits: sumOf('credit'), payments: sumOf('payment') }
}

/** What everybody owes, largest first, equal ones by name. */
export function balances(entries: readonly Entry[]): { customer: string; paise: number }[] {
  const sums = new Map<string, number>()
  for (const entry of entries) sums.set(entry.customer, (sums.get(entry.customer) ?? 0) + signedPaise(entry))
  return [...sums]
    .map(([customer, paise]) => ({ customer, paise }))
    .sort((a, b) => b.paise - a.paise || a.customer.localeCompare(b.customer))
}

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** Who owes the limit or more, and has not paid for so many days. */
export function reminders(entries: readonly Entry[], { on, limit, days }: { on: string; limit: number; days: number }): string[] {
  const lastPayment = (customer: string): string | undefined =>
    entries
      .filter((entry) => entry.customer === customer && entry.kind === 'payment')
      .map((entry) => entry.on)
      .toSorted()
      .at(-1)
  return balances(entries)
    .filter(({ paise }) => paise >= limit)
    .map(({ customer }) => customer)
    .filter((customer) => {
      const last = lastPayment(customer)
      return last === undefined || daysBetween(last, on) >= days
    })
}

console.log(readAll([{ id: 'e1', customer: 'Asha', kind: 'credit', paise: 4000, note: 'Tea', on: '2026-04-07' }, 'nonsense']))
