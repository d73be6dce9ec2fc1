import type { Plan } from '#contract/site/settings.ts'
import { type AppError, conflict, invalid } from '#server/kit/http/errors.ts'

export const transferUsed = (): AppError =>
  conflict('This transaction ID was already used. Check it, or contact support.', {
    transactionId: 'This transaction ID was already used. Check it, or contact support.',
  })

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

const day = 24 * 60 * 60 * 1000

/** Days are added to the end of access, or from now if it has ended. */
export function extension(end: Date | null, days: number, now: Date): { startsAt: Date; endsAt: Date } {
  const startsAt = end && end > now ? end : now
  return { startsAt, endsAt: new Date(startsAt.getTime() + days * day) }
}

/** For credit spent on a payment and returned when it is rejected; a reopened payment uses it again. */
export const dedupeKeyOfCredit = ({ id, reopened }: { id: number; reopened: number }): string =>
  reopened === 0 ? `credit of payment ${id}` : `credit of payment ${id}, reopened ${reopened}`
