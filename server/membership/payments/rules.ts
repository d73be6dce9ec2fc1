import type { PaymentMethod } from '#contract/membership/payments.ts'
import type { Plan } from '#contract/site/settings.ts'

/** UPI and IMPS references have 12 digits; longer ones are bank transfers. */
export const methodOf = (transactionId: string): PaymentMethod => (/^\d{12}$/.test(transactionId) ? 'upi' : 'bank')

type Paid = { amountPaise: number; creditPaise: number }

/** The days of the plan whose price is the transfer plus the credit; null without such a plan. */
export const planDaysOf = (plans: Plan[], { amountPaise, creditPaise }: Paid): number | null =>
  plans.find(({ rupees }) => rupees * 100 === amountPaise + creditPaise)?.days ?? null

/** ₹1,23,456 */
export const formatRupees = (paise: number): string => `₹${(paise / 100).toLocaleString('en-IN')}`

const day = 24 * 60 * 60 * 1000

/** Days are added to the end of access, or from now if it has ended. */
export function extension(end: Date | null, days: number, now: Date): { startsAt: Date; endsAt: Date } {
  const startsAt = end && end > now ? end : now
  return { startsAt, endsAt: new Date(startsAt.getTime() + days * day) }
}

/** Adds a full stop to what staff wrote, so that another sentence can follow. */
export const toSentence = (text: string): string => (/[.!?।]$/.test(text) ? text : `${text}.`)

/** For credit spent on a payment and returned when it is rejected. */
export const dedupeKeyOfCredit = (paymentId: number): string => `credit of payment ${paymentId}`

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim()
