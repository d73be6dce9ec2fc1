import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { CalendarDate, Id, optionalLine } from '../kit/fields.ts'
import type { Plan } from '../site/settings.ts'
import { Payment } from './payments.ts'
import { TransactionId } from './reference.ts'
import { RefundMethod, Rupees } from './refunds.ts'

/** Where the part goes that no plan needs. */
export const RestTo = z.enum(['wallet', 'payer'])
export type RestTo = z.infer<typeof RestTo>

export const acceptPayment = endpoint({
  method: 'POST',
  path: '/v1/payments/:paymentId/accept',
  summary:
    'Verify a pending payment with the amount that the bank received: the plan it covers; the rest to the wallet or back',
  access: 'admin',
  idempotent: true,
  params: z.strictObject({ paymentId: Id }),
  body: z.strictObject({
    receivedRupees: Rupees.min(1, 'Enter the amount that the bank received'),
    /** The bank's reference, if the payer mistyped it. */
    transactionId: TransactionId.optional(),
    restTo: RestTo.default('wallet'),
    /** How the rest was sent back, and its reference. */
    method: RefundMethod.optional(),
    reference: optionalLine(40).optional(),
    /** The day the rest left the bank; today if it is left out. */
    sentOn: CalendarDate('Enter the day you sent it').optional(),
  }),
  reply: Payment,
})

type Received = {
  receivedPaise: number
  creditPaise: number
  /** What the coupon took off, and the price of the plan that it was used for. */
  coupon?: { paise: number; pricePaise: number } | undefined
}
export type Covered = {
  /** The largest plan that the transfer, the credit and the coupon cover; null below the smallest. */
  plan: Plan | null
  days: number
  /** A coupon counts only for the plan that it was used for. */
  couponPaise: number
  /** The credit that the plan needs; the rest of it goes back to the wallet. */
  creditPaise: number
  /** Of the transfer, what the plan doesn't need. */
  restPaise: number
}

/** The coupon lowers the price; then the transfer pays, and credit only what is missing. */
export function coveredBy(plans: Plan[], { receivedPaise, creditPaise, coupon }: Received): Covered {
  const offFor = (pricePaise: number) => (coupon && coupon.pricePaise === pricePaise ? coupon.paise : 0)
  const dueFor = ({ rupees }: Plan) => rupees * 100 - offFor(rupees * 100)
  const covered = plans.filter((plan) => dueFor(plan) <= receivedPaise + creditPaise)
  const plan = covered.toSorted((a, b) => b.rupees - a.rupees)[0] ?? null
  const duePaise = plan ? dueFor(plan) : 0
  return {
    plan,
    days: plan?.days ?? 0,
    couponPaise: plan ? offFor(plan.rupees * 100) : 0,
    creditPaise: Math.max(0, duePaise - receivedPaise),
    restPaise: Math.max(0, receivedPaise - duePaise),
  }
}
