import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, optionalLine } from '../kit/fields.ts'
import type { Plan } from '../site/settings.ts'
import { Payment } from './payments.ts'
import { TransactionId } from './reference.ts'
import { RefundMethod, Rupees, SentOn } from './refunds.ts'

/** Where the part goes that no plan needs. */
export const RestTo = z.enum(['wallet', 'payer'])
export type RestTo = z.infer<typeof RestTo>

export const acceptPayment = endpoint('POST /v1/payments/:paymentId/accept', {
  summary:
    'Verify a pending payment with the amount that the bank received: the plan it covers; the rest to the wallet or back',
  access: 'payments:act',
  idempotent: true,
  params: z.strictObject({ paymentId: Id }),
  body: z
    .strictObject({
      receivedRupees: Rupees.min(1, 'Enter the amount that the bank received'),
      /** Counts as full payment although up to ₹10 is missing; needs a reason. */
      isFull: z.boolean().default(false),
      reason: optionalLine(300).optional(),
      /** The bank's reference, if the payer mistyped it. */
      transactionId: TransactionId.optional(),
      restTo: RestTo.default('wallet'),
      /** How the rest was sent back, and its reference. */
      method: RefundMethod.optional(),
      reference: optionalLine(40).optional(),
      /** The day the rest left the bank; today if it is left out. */
      sentOn: SentOn.optional(),
    })
    .refine(({ isFull, reason }) => !isFull || reason, { path: ['reason'], message: 'Enter a reason' }),
  reply: Payment,
})

/** What staff may let go. */
export const maxWaivedPaise = 10_00

type Received = {
  receivedPaise: number
  creditPaise: number
  /** The price of the plan that the payer wanted, and what their coupon took off it. */
  reported: { pricePaise: number; couponPaise: number }
}
export type Covered = {
  /** The largest plan that the transfer, the credit and the coupon cover; null below the smallest. */
  plan: Plan | null
  days: number
  /** A coupon counts only for the plan that it was used for. */
  couponPaise: number
  /** The credit that the plan needs; the rest of it goes back to the wallet. */
  creditPaise: number
  /** Of the price, what staff let go. */
  waivedPaise: number
  /** Of the transfer, what the plan doesn't need. */
  restPaise: number
}

const couponFor = ({ reported }: Received, { rupees }: Plan) =>
  reported.pricePaise === rupees * 100 ? reported.couponPaise : 0
const dueFor = (received: Received, plan: Plan) => plan.rupees * 100 - couponFor(received, plan)
const reportedPlan = (plans: Plan[], { reported }: Received) =>
  plans.find(({ rupees }) => rupees * 100 === reported.pricePaise) ?? null

/** To the plan that the payer wanted; null if there is no such plan any more. */
export function missingPaise(plans: Plan[], received: Received): number | null {
  const plan = reportedPlan(plans, received)
  return plan && Math.max(0, dueFor(received, plan) - received.receivedPaise - received.creditPaise)
}

/** The coupon lowers the price; then the transfer pays, and credit only what is missing. */
export function coveredBy(plans: Plan[], received: Received): Covered {
  const { receivedPaise, creditPaise } = received
  const covered = plans.filter((plan) => dueFor(received, plan) <= receivedPaise + creditPaise)
  return withPlan(received, covered.toSorted((a, b) => b.rupees - a.rupees)[0] ?? null, 0)
}

/** The plan that the payer wanted, without what is missing to its price. */
export const coveredInFull = (plans: Plan[], received: Received): Covered =>
  withPlan(received, reportedPlan(plans, received), missingPaise(plans, received) ?? 0)

function withPlan(received: Received, plan: Plan | null, waivedPaise: number): Covered {
  const duePaise = plan ? dueFor(received, plan) - waivedPaise : 0
  return {
    plan,
    days: plan?.days ?? 0,
    couponPaise: plan ? couponFor(received, plan) : 0,
    creditPaise: Math.max(0, duePaise - received.receivedPaise),
    waivedPaise,
    restPaise: Math.max(0, received.receivedPaise - duePaise),
  }
}
