import { type Role, isStaffRole } from '#contract/kit/access.ts'
import type { PayItem, PayKind, PayStatement } from '#contract/mentoring/pay.ts'
import { undoMinutes } from '#contract/learning/reviews.ts'
import { conflict, invalid, notAllowed, notFound } from '#server/kit/errors.ts'
import { indiaDate, startOfDay } from '#server/kit/india.ts'

export type Item = PayItem
export type Line = { kind: PayKind; count: number; ratePaise: number; paise: number }
/** What a review, a session and a month bring. */
export type Amounts = Record<PayKind, number>
/** `personId` null: the school's. `amounts` null: the school's again. */
export type Rate = { personId: number | null; fromMonth: string; amounts: Amounts | null }
export type Counts = { review: number; session: number }

/** In India. */
export const monthOf = (moment: Date): string => indiaDate(moment).slice(0, 7)

/** 2026-12 and 1 give 2027-01. */
export const addMonths = (month: string, by: number): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + by)).toISOString().slice(0, 7)

export const spanOf = (month: string) => ({
  start: startOfDay(`${month}-01`),
  end: startOfDay(`${addMonths(month, 1)}-01`),
})

/** A verdict of its last minutes can still be taken back. */
export const isOver = (month: string, now: Date): boolean =>
  spanOf(month).end.getTime() + undoMinutes * 60_000 <= now.getTime()

/** From the first month with anything to the current one; without a wish, the last one that is over. */
export function chosenMonth(wanted: string | undefined, { first, now }: { first: string | null; now: Date }) {
  const currentMonth = monthOf(now)
  const firstMonth = first !== null && first < currentMonth ? first : currentMonth
  const before = addMonths(currentMonth, -1)
  const month = wanted ?? (before < firstMonth ? currentMonth : before)
  if (month < firstMonth || month > currentMonth) throw notFound('This month')
  return { month, firstMonth, currentMonth, isOver: isOver(month, now) }
}

type InEffect = { of: 'own' | 'school'; amounts: Amounts } | null

/** The newest rate that began by this month: the mentor's own, or else the school's. */
export function rateIn(rates: Rate[], personId: number, month: string): InEffect {
  const newest = (of: number | null) =>
    rates
      .filter((rate) => rate.personId === of && rate.fromMonth <= month)
      .toSorted((one, other) => other.fromMonth.localeCompare(one.fromMonth))[0]?.amounts
  const own = newest(personId)
  if (own) return { of: 'own', amounts: own }
  const school = newest(null)
  return school ? { of: 'school', amounts: school } : null
}

/** The month's own amount is for everybody on the list: they worked in it, or have such an amount as their own rate. */
export function linesOf(rate: InEffect, counts: Counts): Line[] {
  const { review, session, month } = rate?.amounts ?? { review: 0, session: 0, month: 0 }
  return [
    { kind: 'review' as const, count: counts.review, ratePaise: review },
    { kind: 'session' as const, count: counts.session, ratePaise: session },
    { kind: 'month' as const, count: month > 0 ? 1 : 0, ratePaise: month },
  ]
    .filter(({ count }) => count > 0)
    .map((line) => ({ ...line, paise: line.count * line.ratePaise }))
}

export const totalOf = (lines: { paise: number }[]): number => lines.reduce((sum, { paise }) => sum + paise, 0)

type Entry = { month: string; at: string | null; what: string; rupees: number }

/** Everything that a statement adds up, one by one. */
export function entriesOf({ month, lines, items, corrections }: PayStatement): Entry[] {
  const rateOf = (of: PayKind) => lines.find(({ kind }) => kind === of)?.rateRupees ?? 0
  const monthly = rateOf('month') > 0 ? [{ month, at: null, what: 'The month', rupees: rateOf('month') }] : []
  return [
    ...items.map(({ kind, title, at, isSecondOpinion }) => ({
      month,
      at,
      what: `${isSecondOpinion ? 'Second opinion' : kind === 'review' ? 'Review' : 'Session'}: ${title}`,
      rupees: rateOf(kind),
    })),
    ...monthly,
    ...corrections.map(({ createdAt, reason, rupees }) => ({
      month,
      at: createdAt,
      what: `Correction: ${reason}`,
      rupees,
    })),
  ]
}

/** Those with a monthly amount of their own. */
export const paidMonthly = (rates: Rate[], month: string): number[] =>
  [...new Set(rates.flatMap(({ personId }) => personId ?? []))].filter((personId) => {
    const rate = rateIn(rates, personId, month)
    return rate?.of === 'own' && rate.amounts.month > 0
  })

export function assertNotOwn(personId: number | null, actorId: number) {
  if (personId === actorId) throw notAllowed('Nobody sets or pays their own. Ask a colleague.')
}

type Person = { role: Role; blockedAt: Date | null; deletedAt: Date | null }

export function assertOnTeam(person: Person | null) {
  if (!person || !isStaffRole(person.role) || person.blockedAt || person.deletedAt)
    throw invalid({ userId: 'Choose somebody of the team' })
}

/** Past months keep their rates. */
export function assertNotPast(fromMonth: string, now: Date) {
  const currentMonth = monthOf(now)
  if (fromMonth < currentMonth) throw invalid({ fromMonth: 'Choose this month or a later one' })
  if (fromMonth > addMonths(currentMonth, 12)) throw invalid({ fromMonth: 'Choose a month of the next year' })
}

type Payable = { month: string; paise: number; seenRupees: number; isPaid: boolean; now: Date }

export function assertPayable({ month, paise, seenRupees, isPaid, now }: Payable) {
  if (isPaid) throw alreadyPaid()
  if (!isOver(month, now)) throw conflict('This month isn’t over yet.')
  if (paise === 0) throw conflict('There’s nothing to pay for this month.')
  if (paise !== Math.round(seenRupees * 100))
    throw conflict('The amount has changed since you opened this page. Check it again.')
}

export const alreadyPaid = () => conflict('This month is already marked as paid. Add a correction instead.')

export const notPaidYet = () => conflict('This month isn’t paid yet, so nothing needs correcting.')
