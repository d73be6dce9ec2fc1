import { dayMs as day } from '#contract/kit/durations.ts'
import type { Plan } from '#contract/site/settings.ts'
import { invalid } from '#server/kit/errors.ts'

/*
 * How money becomes days of access, and how days are taken away again. `days.store.ts` writes the entries.
 *
 * A verified payment      adds the days of the plan with its price: transfer, credit, coupon and what was waived.
 * Accepted as received    adds the days of the plan that the money covers (`coveredBy` in the contract), or none.
 * Rejected, reopened      change no days: only a verification adds them.
 * A verification undone   takes back all its days, to where access ended before it.
 * A refund                takes the days that staff choose, never before now.
 * A refund reversed       adds the time that the refund took.
 * Days from staff, from an import of people, and for a late review are added as they are.
 * Days taken back         take what access has more than it would have had without them.
 */

/** In rupees. Throws if no plan has this price. */
export function planPrice(amount: string, plans: Plan[]): number {
  if (plans.some(({ rupees }) => rupees === Number(amount))) return Number(amount)
  const prices = plans.map(({ rupees }) => `₹${rupees}`).join(', ')
  throw invalid({ amount: `Choose one of these amounts: ${prices}` })
}

type Paid = { amountPaise: number; creditPaise: number; couponPaise: number; waivedPaise?: number }

/** What the plan cost before credit and coupon. */
export const pricePaiseOf = ({ amountPaise, creditPaise, couponPaise, waivedPaise = 0 }: Paid): number =>
  amountPaise + creditPaise + couponPaise + waivedPaise

/** The days of the plan with this price; null without such a plan. */
export const planDaysOf = (plans: Plan[], paid: Paid): number | null =>
  plans.find(({ rupees }) => rupees * 100 === pricePaiseOf(paid))?.days ?? null

type Span = { startsAt: Date; endsAt: Date }

/** Days are added to the end of access, or from now if it has ended. */
export function extension(end: Date | null, days: number, now: Date): Span {
  const startsAt = end && end > now ? end : now
  return { startsAt, endsAt: new Date(startsAt.getTime() + Math.round(days * day)) }
}

/** The new end of access, never in the past; null if nothing changes because access has ended or no days are taken. */
export function shortened(end: Date | null, days: number, now: Date): { endsAt: Date; isNow: boolean } | null {
  if (days === 0 || end === null || end <= now) return null
  const endsAt = new Date(end.getTime() - days * day)
  return endsAt > now ? { endsAt, isNow: false } : { endsAt: now, isNow: true }
}

/** Of an entry; below zero if it takes time away, which needn't be whole days. */
export const daysOf = ({ startsAt, endsAt }: Span): number => (endsAt.getTime() - startsAt.getTime()) / day

type Entry = Span & { grantId: number | null; createdAt: Date }

/**
 * The end of access if these days had never been given: what was paid for, and what was given otherwise, stays as long
 * as it would have been.
 */
export function endWithout(entries: Entry[], grantId: number): Date | null {
  let end: number | null = null
  let endWithGrant: number | null = null
  for (const entry of entries) {
    const [startsAt, endsAt] = [entry.startsAt.getTime(), entry.endsAt.getTime()]
    // Days start when they are added, unless access is open then.
    const isAlone = endWithGrant === null || startsAt > endWithGrant
    const addedAt = isAlone ? startsAt : Math.min(startsAt, entry.createdAt.getTime())
    if (entry.grantId !== grantId) end = moved(end, endsAt - startsAt, addedAt)
    endWithGrant = endsAt
  }
  return end === null ? null : new Date(end)
}

/** Taking days away never ends access before the moment it was done. */
function moved(end: number | null, ms: number, at: number): number | null {
  if (ms > 0) return Math.max(end ?? at, at) + ms
  return end === null ? null : Math.min(end, Math.max(end + ms, at))
}

/** The entry that takes the days back, or why there is none. */
export function takenBack(entries: Entry[], grantId: number, now: Date): Span | string {
  const given = entries.filter((entry) => entry.grantId === grantId)
  if (given.length === 0) return 'They didn’t get these days'
  if (given.length > 1) return 'Already taken back'
  const startsAt = entries.at(-1)!.endsAt
  const without = endWithout(entries, grantId)
  const endsAt = without !== null && without > now ? without : now
  return endsAt < startsAt ? { startsAt, endsAt } : 'They’ve used these days'
}
