import { z } from '../kit/zod.ts'
import { Role } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import { line } from '../kit/fields.ts'
import { PaymentState } from '../membership/payments.ts'

/** At most this many of each kind. */
export const maxFound = 5

export const Findings = z.object({
  /** For admins only. */
  people: z.array(z.object({ userId: z.number(), name: z.string(), email: z.string(), role: Role })),
  /** For admins only, by transaction ID, receipt or credit note number. */
  payments: z.array(
    z.object({
      paymentId: z.number(),
      /** Null if credit paid everything. */
      transactionId: z.string().nullable(),
      receiptNumber: z.string().nullable(),
      rupees: z.number(),
      state: PaymentState,
      payer: z.object({ userId: z.number(), name: z.string() }),
    }),
  ),
  courses: z.array(z.object({ courseId: z.number(), title: z.string() })),
  steps: z.array(z.object({ stepId: z.number(), name: z.string(), courseId: z.number(), courseTitle: z.string() })),
})
export type Findings = z.infer<typeof Findings>

export const findAnything = endpoint('GET /v1/find', {
  summary: 'Find people, payments by their numbers, courses and steps',
  access: 'staff',
  limit: { times: 300, seconds: 60 },
  query: z.strictObject({ search: line('what you are looking for', 100) }),
  reply: Findings,
})
