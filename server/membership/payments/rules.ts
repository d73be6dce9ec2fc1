import type { PaymentMethod } from '#contract/membership/payments.ts'
import type { Plan } from '#contract/site/settings.ts'

/** UPI and IMPS references are twelve digits; anything longer came through a bank transfer. */
export const methodOf = (transactionId: string): PaymentMethod => (/^\d{12}$/.test(transactionId) ? 'upi' : 'bank')

type Paid = { amountPaise: number; creditPaise: number }

/** How long the courses open for what was transferred and the credit on top; null when no plan has this price. */
export const planDaysOf = (plans: Plan[], { amountPaise, creditPaise }: Paid): number | null =>
  plans.find(({ rupees }) => rupees * 100 === amountPaise + creditPaise)?.days ?? null

/** ₹1,23,456 */
export const rupeesText = (paise: number): string => `₹${(paise / 100).toLocaleString('en-IN')}`

const day = 24 * 60 * 60 * 1000

/** Days are added at the end of what is there, or from now if that is past. */
export function extension(end: Date | null, days: number, now: Date): { startsAt: Date; endsAt: Date } {
  const startsAt = end && end > now ? end : now
  return { startsAt, endsAt: new Date(startsAt.getTime() + days * day) }
}

/** What staff wrote, so that more can be said after it. */
export const asSentence = (words: string): string => (/[.!?।]$/.test(words) ? words : `${words}.`)

/** Under this key credit is spent for a payment, and given back when it is rejected. */
export const dedupeKeyOfCredit = (paymentId: number): string => `credit of payment ${paymentId}`

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim()
