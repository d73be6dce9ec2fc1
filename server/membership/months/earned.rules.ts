import type { EarnedFigures } from '#contract/membership/month-earned.ts'
import { dayMs } from '#contract/kit/durations.ts'
import { splitTax } from '../receipts/rules.ts'

type Amount = {
  /** In India. */
  day: string
  paise: number
  tax: { percent: number; from: string; to: string } | null
}

/** What one verification of a payment billed, and the notes that corrected it. */
export type Earning = {
  receipts: Amount[]
  /** `days`: of access that it took away, below zero if it gave them back. */
  notes: (Amount & { days: number })[]
  /** The first day of the access that it paid for, and its days; null if it opened none. */
  startsOn: string | null
  days: number
}

const taxableOf = ({ paise, tax }: Amount) => (tax ? splitTax(paise, tax).taxablePaise : paise)

const sum = (amounts: Amount[]) => amounts.reduce((all, amount) => all + taxableOf(amount), 0)

type Sums = { billed: number; returned: number; earned: number }

/**
 * Until a day begins, in paise. What remains after credit notes is earned evenly over the days that remain after them: a
 * refund that takes its share of the days changes nothing that was earned, a full one takes everything back, and when
 * access ended early the rest is earned. The last day earns what rounding left over. Without access it is earned at once.
 */
export function earnedUntil({ receipts, notes, startsOn, days }: Earning, day: string): Sums {
  const issued = notes.filter((note) => note.day < day)
  const [billed, returned] = [sum(receipts.filter((receipt) => receipt.day < day)), sum(issued)]
  const net = billed - returned
  const planned = days - issued.reduce((all, note) => all + note.days, 0)
  const elapsed = startsOn === null ? 0 : Math.max(0, (Date.parse(day) - Date.parse(startsOn)) / dayMs)
  const isOver = startsOn === null || elapsed >= planned
  return { billed, returned, earned: isOver ? net : Math.round((net * elapsed) / planned) }
}

export const deferredOf = ({ billed, returned, earned }: Sums): number => billed - returned - earned

/** In paise. */
export type Earned = { opening: number; billed: number; returned: number; earned: number; closing: number }

/** `from`: the first day of a month. `until`: the first one after it. */
export function earnedIn(earning: Earning, { from, until }: { from: string; until: string }): Earned {
  const [before, after] = [earnedUntil(earning, from), earnedUntil(earning, until)]
  return {
    opening: deferredOf(before),
    billed: after.billed - before.billed,
    returned: after.returned - before.returned,
    earned: after.earned - before.earned,
    closing: deferredOf(after),
  }
}

type Counted<One> = One & { count: number }

export function addUp(all: Counted<Earned>[]): Earned {
  const total = (key: keyof Earned) => all.reduce((so, one) => so + one[key] * one.count, 0)
  return {
    opening: total('opening'),
    billed: total('billed'),
    returned: total('returned'),
    earned: total('earned'),
    closing: total('closing'),
  }
}

/** What is deferred when a day begins, if nothing else happens until then. */
export const deferredAt = (all: Counted<Earning>[], day: string): number =>
  all.reduce((so, one) => so + deferredOf(earnedUntil(one, day)) * one.count, 0)

export const toFigures = ({ opening, billed, returned, earned, closing }: Earned): EarnedFigures => ({
  openingRupees: opening / 100,
  billedRupees: billed / 100,
  returnedRupees: returned / 100,
  earnedRupees: earned / 100,
  closingRupees: closing / 100,
})
