import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, Instant } from '../kit/fields.ts'

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
  rupees: z.number(),
  method: PaymentMethod,
  state: PaymentState,
  /** Why it was rejected. */
  reason: z.string().nullable(),
  createdAt: Instant,
  /** A short-lived link to the screenshot the payer attached, or null. */
  screenshotUrl: z.string().nullable(),
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

export const PayerPayment = Payment.extend({
  payer: z.object({ userId: z.number(), name: z.string(), email: z.string() }),
})
export type PayerPayment = z.infer<typeof PayerPayment>

export const listPendingPayments = endpoint({
  method: 'GET',
  path: '/v1/payments/pending',
  summary: 'The payments that wait for checking, oldest first',
  access: 'admin',
  reply: z.array(PayerPayment),
})
