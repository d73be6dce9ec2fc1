import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, optionalLine } from '../kit/fields.ts'
import type { Plan } from '../site/settings.ts'
import { Payment } from './payments.ts'
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
    restTo: RestTo.default('wallet'),
    /** How the rest was sent back, and its reference. */
    method: RefundMethod.optional(),
    reference: optionalLine(40).optional(),
  }),
  reply: Payment,
})

type Received = { receivedPaise: number; creditPaise: number }
export type Covered = {
  /** The largest plan that the transfer and the credit cover; null below the smallest. */
  plan: Plan | null
  days: number
  /** The credit that the plan needs; the rest of it goes back to the wallet. */
  creditPaise: number
  /** Of the transfer, what the plan doesn't need. */
  restPaise: number
}

/** The transfer pays first, and credit only what is missing. */
export function coveredBy(plans: Plan[], { receivedPaise, creditPaise }: Received): Covered {
  const covered = plans.filter(({ rupees }) => rupees * 100 <= receivedPaise + creditPaise)
  const plan = covered.toSorted((a, b) => b.rupees - a.rupees)[0] ?? null
  const pricePaise = (plan?.rupees ?? 0) * 100
  return {
    plan,
    days: plan?.days ?? 0,
    creditPaise: Math.max(0, pricePaise - receivedPaise),
    restPaise: Math.max(0, receivedPaise - pricePaise),
  }
}
