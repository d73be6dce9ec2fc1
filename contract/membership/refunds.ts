import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { CalendarDate, Id, Instant, line, optionalLine } from '../kit/fields.ts'
import { Payment } from './payments.ts'
import { WholeDays } from './grants.ts'

/**
 * `undo`: a verification was taken back and the payment is pending again. `reversal`: a refund never happened; its amounts
 * and days are those of the refund, below zero. `replacement`: a new receipt with the same money replaced this one.
 */
export const RefundKind = z.enum(['undo', 'refund', 'reversal', 'replacement'])
export type RefundKind = z.infer<typeof RefundKind>

/** `online`: made in the gateway’s dashboard. */
export const RefundMethod = z.enum(['upi', 'bank', 'online', 'cash'])
export type RefundMethod = z.infer<typeof RefundMethod>

/** Banks also send paise. */
export const Rupees = z
  .number('Enter an amount in rupees')
  .min(0, 'Enter 0 or more')
  .max(1_000_000, 'At most 10,00,000')
  .refine((rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6, 'Enter at most two decimals')

export const SentOn = CalendarDate('Enter the day you sent it')

/** A verification can be undone for this long; after that there are refunds. */
export const undoHours = 24

export const Refund = z.object({
  refundId: z.number(),
  kind: RefundKind,
  /** Transferred back. */
  rupees: z.number(),
  /** Back in the wallet. */
  creditRupees: z.number(),
  /** Days of access that were taken away. */
  days: z.number(),
  method: RefundMethod.nullable(),
  reference: z.string().nullable(),
  /** The day the money left the bank. */
  sentOn: z.iso.date().nullable(),
  reason: z.string(),
  at: Instant,
  /** The number of the note that reversed it. */
  reversedBy: z.string().nullable(),
  creditNoteNumber: z.string(),
  /** A short-lived link to the PDF. */
  creditNoteUrl: z.string(),
})
export type Refund = z.infer<typeof Refund>

/** What can still go back. */
export const Refundable = z.object({
  rupees: z.number(),
  creditRupees: z.number(),
  /** Of what this payment added to the wallet, what is left there and can be paid out. */
  walletRupees: z.number(),
  /** The days that this payment added and no refund took away. */
  days: z.number(),
  subscriptionEnds: Instant.nullable(),
  /** Until when the verification can be undone; null with the reason why it can't. */
  undoUntil: Instant.nullable(),
  whyNoUndo: z.string().nullable(),
  refunds: z.array(Refund),
})
export type Refundable = z.infer<typeof Refundable>

const params = z.strictObject({ paymentId: Id })
const reason = line('a reason', 300)

export const getRefundable = endpoint('GET /v1/payments/:paymentId/refunds', {
  summary: 'Get what went back of a verified payment, and what can still go back',
  access: 'refunds:act',
  params,
  reply: Refundable,
})

export const undoVerification = endpoint('POST /v1/payments/:paymentId/undo', {
  summary:
    'Undo a verification of the last 24 hours: the payment is pending again, and a credit note cancels the receipt',
  access: 'refunds:act',
  idempotent: true,
  params,
  body: z.strictObject({ reason }),
  reply: Payment,
})

export const refundPayment = endpoint('POST /v1/payments/:paymentId/refund', {
  summary: 'Record a full or partial refund: issues a credit note, shortens access and takes back the referral credit',
  access: 'refunds:act',
  idempotent: true,
  params,
  body: z.strictObject({
    rupees: Rupees,
    /** Goes back to the wallet. */
    creditRupees: Rupees.default(0),
    /** Paid out from what this payment added to the wallet, with the same transfer. */
    walletRupees: Rupees.default(0),
    days: WholeDays.min(0, 'Enter 0 days or more').max(3_650, 'At most 3,650 days'),
    method: RefundMethod.optional(),
    reference: optionalLine(40).optional(),
    /** The day the money left the bank; today if it is left out. */
    sentOn: SentOn.optional(),
    reason,
    /** Confirms that access ends at once. */
    endsNow: z.boolean().default(false),
  }),
  reply: Payment,
})

export const reverseRefund = endpoint('POST /v1/payments/:paymentId/refunds/:refundId/reverse', {
  summary:
    'Reverse a refund that was recorded by mistake: a debit note cancels its credit note, and days and referral credit come back',
  access: 'refunds:act',
  idempotent: true,
  params: z.strictObject({ paymentId: Id, refundId: Id }),
  body: z.strictObject({ reason }),
  reply: Payment,
})

type Share = {
  left: Pick<Refundable, 'rupees' | 'creditRupees' | 'days'>
  planDays: number
  paidRupees: number
  /** Goes back now, by transfer or to the wallet. */
  rupees: number
}

/** The days to take away: all that are left with the rest of the money, else a share, rounded down in the learner’s favour. */
export function shareOfDays({ left, planDays, paidRupees, rupees }: Share): number {
  if (rupees <= 0 || paidRupees === 0) return 0
  if (rupees >= left.rupees + left.creditRupees) return left.days
  return Math.min(left.days, Math.floor((planDays * rupees) / paidRupees))
}
