import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, Instant, line, noDate, numberFromText, optionalLine, StateCode, wholeRupees } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { LearnerState } from './access.ts'
import { TransactionId } from './reference.ts'

/** As it is typed; stored in capitals and without spaces. */
export const CouponCode = z
  .string('Enter a coupon code')
  .transform((typed) => typed.toUpperCase().replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^[A-Z0-9]{4,20}$/, 'A code has 4 to 20 letters and digits'))

export const PaymentMethod = z.enum(['upi', 'bank'])
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** `online`: through the gateway. `credit`: the wallet paid everything. */
export const PaidBy = z.enum([...PaymentMethod.options, 'online', 'credit'])
export type PaidBy = z.infer<typeof PaidBy>

export const PaymentState = z.enum(['pending', 'verified', 'rejected'])
export type PaymentState = z.infer<typeof PaymentState>

export const Payment = z.object({
  paymentId: z.number(),
  /** Null if credit paid everything. */
  transactionId: z.string().nullable(),
  /** As the payer typed it, if staff corrected it. */
  typedTransactionId: z.string().nullable(),
  /** The transfer, without the credit used; what the bank received if that differs from the report. */
  rupees: z.number(),
  creditRupees: z.number(),
  couponRupees: z.number(),
  couponCode: z.string().nullable(),
  /** What the payer reported, if staff accepted what was received instead. */
  reportedRupees: z.number().nullable(),
  /** Of the transfer, what no plan needed and went to the wallet. */
  walletRupees: z.number(),
  /** Of the price, what staff let go when they accepted the payment in full. */
  waivedRupees: z.number(),
  /** Null if no plan has this price any more. */
  planDays: z.number().nullable(),
  method: PaidBy,
  state: PaymentState,
  /** The reason for a rejection. */
  reason: z.string().nullable(),
  /** Transferred back, and returned to the wallet. */
  refundedRupees: z.number(),
  refundedCreditRupees: z.number(),
  createdAt: Instant,
  /** A short-lived link. */
  screenshotUrl: z.string().nullable(),
  receiptNumber: z.string().nullable(),
  /** A short-lived link to the PDF. */
  receiptUrl: z.string().nullable(),
})
export type Payment = z.infer<typeof Payment>

export const MyPayment = Payment.extend({
  /** What went back, newest first. */
  creditNotes: z.array(
    z.object({
      /**
       * `undo`: the payment is checked again, so its receipt was cancelled. `reversal`: cancels an earlier note, below zero.
       * `replacement`: an invoice with the same money replaced its receipt.
       */
      kind: z.enum(['undo', 'refund', 'reversal', 'replacement']),
      number: z.string(),
      url: z.string(),
      rupees: z.number(),
      creditRupees: z.number(),
      at: Instant,
    }),
  ),
})
export type MyPayment = z.infer<typeof MyPayment>

export const listMyPayments = endpoint('GET /v1/payments/mine', {
  summary: 'List my payments, newest first, with the end of my access',
  access: 'learner',
  reply: z.object({
    payments: z.array(MyPayment),
    subscriptionEnds: Instant.nullable(),
    /** By the server's clock, because a phone's may be wrong. */
    hasAccess: z.boolean(),
    state: LearnerState,
    /** They came back from the gateway’s payment page, and we don’t know their payment yet. */
    isConfirming: z.boolean().default(false),
    /** What went back, if access has ended because the last payment was refunded completely. */
    refundedRupees: z.number().nullable().default(null),
  }),
})

export const attachScreenshot = endpoint('POST /v1/payments/:paymentId/screenshot', {
  summary: 'Attach a screenshot to my pending payment',
  access: 'learner',
  params: z.strictObject({ paymentId: Id }),
  upload: {
    field: 'image',
    maxFiles: 1,
    maxBytes: 8 * 1024 * 1024,
    kinds: ['image/png', 'image/jpeg', 'image/webp'],
  },
  reply: Payment,
})

/** The price of a plan in rupees, as a text (like the spec's client) or a number. */
export const PlanAmount = z
  .union([z.string(), z.number()], 'Choose an amount')
  .transform((amount) => String(amount).trim())
  .pipe(z.string().regex(/^[1-9]\d{0,5}$/, 'Choose an amount'))

export const Renewal = z.strictObject({
  amount: PlanAmount,
  /** Left out if credit pays everything. */
  transactionId: TransactionId.optional(),
  userId: Id.optional(),
  method: PaymentMethod.optional(),
  /** Where the payer lives, for their receipts from now on. */
  stateCode: StateCode.optional(),
  coupon: CouponCode.optional(),
  /** The course that a coupon is for. */
  courseId: Id.optional(),
  /** Credit in whole rupees. */
  creditRupees: numberFromText(wholeRupees(0, 1_000_000)).default(0),
})
export type Renewal = z.infer<typeof Renewal>

export const subscribeUser = endpoint('POST /v1/course/subscribeUser', {
  summary: 'Report a renewal payment; it is pending until staff verify it, unless credit pays everything',
  access: 'learner',
  limit: { times: 30, seconds: 900 },
  idempotent: true,
  body: Renewal,
  reply: Payment,
})

export const TwinReason = z.enum([
  'same reference',
  'same digits',
  'similar reference',
  'same screenshot',
  'same payer and amount',
])
export type TwinReason = z.infer<typeof TwinReason>

export const Twin = z.object({
  paymentId: z.number(),
  payer: z.string(),
  transactionId: z.string().nullable(),
  state: PaymentState,
  reason: TwinReason,
})
export type Twin = z.infer<typeof Twin>

export const PayerPayment = Payment.extend({
  payer: z.object({ userId: z.number(), name: z.string(), email: z.string() }),
  /** The caller's own payment, which another admin has to decide. */
  isOwn: z.boolean(),
  /** Payments that may be the same transfer. */
  twins: z.array(Twin),
  /** A pending payment whose amount differs from what arrived: on a bank statement, or without one through the gateway. */
  received: z
    .object({ rupees: z.number(), on: z.iso.date().nullable(), statementId: z.number().nullable() })
    .nullable(),
  /** A pending payment that a bank statement has. */
  onStatement: z
    .object({
      statementId: z.number(),
      uploadedAt: Instant,
      /** The bank’s reference, if it is only almost what the payer typed. */
      similar: z.string().nullable(),
      /** Somebody else whom this credit paid for. */
      paidFor: z.string().nullable(),
    })
    .nullable(),
  /** Paid through the gateway: its own ID, and why it wasn’t verified automatically. */
  online: z.object({ gatewayPaymentId: z.string(), note: z.string().nullable() }).nullable(),
  decidedAt: Instant.nullable(),
  decidedBy: z.string().nullable(),
})
export type PayerPayment = z.infer<typeof PayerPayment>

const Day = z.iso.date(noDate).refine((day) => day >= '2000-01-01', 'Enter a date after 1999')

/** A search adds up this many payments. There is no limit without a search, or for the complete address of a payer. */
export const maxSummed = 20

export const listPayments = endpoint('GET /v1/payments', {
  summary: 'List payments of one state: pending oldest first, decided newest first',
  access: 'payments:see',
  query: PageQuery.extend({
    state: PaymentState.default('pending'),
    /** Part of the name, email or transaction ID. */
    search: optionalLine(100).optional(),
    method: PaidBy.optional(),
    /** Days in India: of the report while pending, of the decision otherwise. */
    from: Day.optional(),
    until: Day.optional(),
  }),
  reply: pageOf(PayerPayment).extend({
    /** Of all payments, counted up to 1000. */
    pending: z.number(),
    /**
     * Of all payments that match the filter, with the first page only. A search stops at `maxSummed` + 1 payments, and
     * then has no sums, unless it is for the complete address of a payer.
     */
    totals: z
      .object({
        payments: z.number(),
        rupees: z.number().nullable(),
        creditRupees: z.number().nullable(),
        /** Of these payments, whenever it went back. */
        refundedRupees: z.number().nullable(),
        refundedCreditRupees: z.number().nullable(),
      })
      .nullable(),
  }),
})

const PaymentIds = z
  .array(Id, 'Choose the payments')
  .min(1, 'Choose at least one payment')
  .max(100, 'Choose at most 100 payments')

export const Decision = z.object({
  paymentId: z.number(),
  /**
   * `decided before`: someone else was faster; see `state`. `amount differs`: accept what the bank received instead.
   * `credit used`: the money on the bank statement paid for somebody else, see `paidFor`. `failed`: nothing changed, try again.
   */
  outcome: z.enum([
    'verified',
    'rejected',
    'decided before',
    'not found',
    'no plan',
    'amount differs',
    'credit used',
    'failed',
  ]),
  state: PaymentState.nullable(),
  paidFor: z.string().optional(),
})
export type Decision = z.infer<typeof Decision>

export const verifyPayments = endpoint('POST /v1/payments/verify', {
  summary: 'Verify payments, each on its own: adds access, receipt, referral credit and an email',
  access: 'payments:act',
  idempotent: true,
  body: z
    .strictObject({
      paymentIds: PaymentIds,
      /** The bank's reference, if the payer of a single payment mistyped it. */
      transactionId: TransactionId.optional(),
    })
    .refine(({ paymentIds, transactionId }) => transactionId === undefined || paymentIds.length === 1, {
      path: ['transactionId'],
      message: 'Correct transaction IDs one by one',
    }),
  reply: z.array(Decision),
})

export const rejectPayments = endpoint('POST /v1/payments/reject', {
  summary: 'Reject payments with a reason; used credit is returned',
  access: 'payments:act',
  idempotent: true,
  body: z.strictObject({ paymentIds: PaymentIds, reason: line('a reason', 300) }),
  reply: z.array(Decision),
})

export const reopenPayment = endpoint('POST /v1/payments/:paymentId/reopen', {
  summary: 'Reopen a rejected payment, so that it is pending again; its credit is used again',
  access: 'payments:act',
  idempotent: true,
  params: z.strictObject({ paymentId: Id }),
  body: z.strictObject({ reason: line('a reason', 300) }),
  reply: Payment,
})
