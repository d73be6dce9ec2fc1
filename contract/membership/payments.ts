import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, Instant, line, optionalLine, numberFromText } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'

export const PaymentMethod = z.enum(['upi', 'bank'])
export type PaymentMethod = z.infer<typeof PaymentMethod>

export const PaymentState = z.enum(['pending', 'verified', 'rejected'])
export type PaymentState = z.infer<typeof PaymentState>

/**
 * UPI and IMPS references are 12 digits, NEFT 16 or 22 characters, RTGS 22.
 * Spaces and case are forgiven: the same reference in another spelling must be the same one.
 */
export const TransactionId = z
  .string('Enter the transaction ID of your payment')
  .max(100, 'At most 100 characters')
  .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .pipe(
    z
      .string()
      .min(1, 'Enter the transaction ID of your payment')
      .regex(
        /^(\d{12}|[A-Z0-9]{16}|[A-Z0-9]{22})$/,
        'A UPI or IMPS reference has 12 digits; a NEFT or RTGS reference has 16 or 22 letters and digits',
      ),
  )

export const Payment = z.object({
  paymentId: z.number(),
  transactionId: z.string(),
  /** What was transferred; credit that was used comes on top. */
  rupees: z.number(),
  creditRupees: z.number(),
  /** How many days it opens when it is verified; null when no plan has this price any more. */
  planDays: z.number().nullable(),
  method: PaymentMethod,
  state: PaymentState,
  /** Why it was rejected. */
  reason: z.string().nullable(),
  createdAt: Instant,
  /** A short-lived link to the screenshot the payer attached, or null. */
  screenshotUrl: z.string().nullable(),
  /** The receipt of a verified payment, and a short-lived link to its PDF. */
  receiptNumber: z.string().nullable(),
  receiptUrl: z.string().nullable(),
})
export type Payment = z.infer<typeof Payment>

export const listMyPayments = endpoint({
  method: 'GET',
  path: '/v1/payments/mine',
  summary: 'My payments and their states, newest first, with the day my access ends',
  access: 'learner',
  reply: z.object({
    payments: z.array(Payment),
    subscriptionEnds: Instant.nullable(),
    /** By the server's clock: a phone's may be wrong by days. */
    hasAccess: z.boolean(),
  }),
})

export const attachScreenshot = endpoint({
  method: 'POST',
  path: '/v1/payments/:paymentId/screenshot',
  summary: 'Attach a picture of my pending payment, to help its checking',
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

export const Renewal = z.strictObject({
  amount: z.coerce
    .string('Choose an amount')
    .trim()
    .regex(/^[1-9]\d{0,5}$/, 'Choose an amount'),
  transactionId: TransactionId,
  userId: Id.optional(),
  method: PaymentMethod.optional(),
  /** Credit in whole rupees that pays part of it; at least one rupee is transferred. */
  creditRupees: numberFromText(
    z.number('Enter whole rupees').int('Enter whole rupees').min(0, 'Not below 0').max(1_000_000, 'At most 10,00,000'),
  ).default(0),
})
export type Renewal = z.infer<typeof Renewal>

export const subscribeUser = endpoint({
  method: 'POST',
  path: '/v1/course/subscribeUser',
  summary: 'Tell of a payment that renews my subscription; it waits for checking',
  access: 'learner',
  limit: { times: 30, seconds: 900 },
  idempotent: true,
  body: Renewal,
  reply: Payment,
})

export const PayerPayment = Payment.extend({
  payer: z.object({ userId: z.number(), name: z.string(), email: z.string() }),
  /** Other payments whose screenshot is the same picture. */
  sameScreenshot: z.array(z.object({ paymentId: z.number(), payer: z.string() })),
  decidedAt: Instant.nullable(),
  decidedBy: z.string().nullable(),
})
export type PayerPayment = z.infer<typeof PayerPayment>

export const listPayments = endpoint({
  method: 'GET',
  path: '/v1/payments',
  summary: 'Payments of one state: pending ones oldest first, decided ones newest first',
  access: 'admin',
  query: PageQuery.extend({
    state: PaymentState.default('pending'),
    /** Part of the name, email or transaction id. */
    search: optionalLine(100).optional(),
  }),
  reply: pageOf(PayerPayment).extend({ pending: z.number() }),
})

const PaymentIds = z.array(Id, 'Name the payments').min(1, 'Name at least one payment').max(100, 'At most 100 at once')

/** What became of each payment that was named. */
export const Decision = z.object({
  paymentId: z.number(),
  /** `decided before`: somebody else was faster; its state says how. `failed`: nothing changed, try it again. */
  outcome: z.enum(['verified', 'rejected', 'decided before', 'not found', 'no plan', 'failed']),
  state: PaymentState.nullable(),
})
export type Decision = z.infer<typeof Decision>

export const verifyPayments = endpoint({
  method: 'POST',
  path: '/v1/payments/verify',
  summary: 'Verify payments, each by itself: access, receipt, referral credit and the word to the payer follow',
  access: 'admin',
  idempotent: true,
  body: z.strictObject({ paymentIds: PaymentIds }),
  reply: z.array(Decision),
})

export const rejectPayments = endpoint({
  method: 'POST',
  path: '/v1/payments/reject',
  summary: 'Reject payments with a reason; credit that was used comes back',
  access: 'admin',
  idempotent: true,
  body: z.strictObject({ paymentIds: PaymentIds, reason: line('a reason', 300) }),
  reply: z.array(Decision),
})
