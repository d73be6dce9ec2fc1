import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Instant, line } from '../kit/fields.ts'
import { Renewal } from './payments.ts'
import { Registration } from './registration.ts'

/** A form that the browser posts to the gateway's payment page. */
export const Checkout = z.object({ action: z.string(), fields: z.record(z.string(), z.string()) })
export type Checkout = z.infer<typeof Checkout>

export const OnlineRenewal = Renewal.omit({ transactionId: true, method: true, userId: true })
export type OnlineRenewal = z.infer<typeof OnlineRenewal>

// Without an idempotency key: no transaction may stay open while we wait for the gateway. An order that nobody pays is
// harmless, and a repeated call returns the same one.
export const createOrder = endpoint('POST /v1/payments/orders', {
  summary: 'Start an online payment for a renewal; the reply is the form for the gateway’s payment page',
  access: 'learner',
  limit: { times: 30, seconds: 900 },
  timeoutSeconds: 15,
  body: OnlineRenewal,
  reply: Checkout,
})

export const OnlineRegistration = Registration.omit({ transactionId: true, method: true })
export type OnlineRegistration = z.infer<typeof OnlineRegistration>

export const registerOnline = endpoint('POST /v1/registrations/online', {
  summary: 'Create an account and start its online payment; status 4 means the user already exists',
  access: 'public',
  limit: { times: 30, seconds: 900 },
  timeoutSeconds: 15,
  body: OnlineRegistration,
  reply: z.object({
    userId: z.number(),
    /** Null if the gateway doesn’t answer: the account exists, and its owner can pay after signing in. */
    checkout: Checkout.nullable(),
  }),
})

export const GatewayProblem = z.object({
  gatewayPaymentId: z.string(),
  /** Null if the payer’s account was deleted. */
  paymentId: z.number().nullable(),
  payer: z.object({ userId: z.number(), name: z.string() }),
  receivedRupees: z.number(),
  refundedRupees: z.number(),
  receivedAt: Instant,
  problem: z.string(),
  /** Whether staff can mark it as resolved; otherwise it disappears when it is corrected. */
  isResolvable: z.boolean(),
})
export type GatewayProblem = z.infer<typeof GatewayProblem>

export const maxGatewayProblems = 50

export const listGatewayProblems = endpoint('GET /v1/gateway/problems', {
  summary: `List online payments that need staff, oldest first, at most ${maxGatewayProblems}`,
  access: 'payments:see',
  reply: z.array(GatewayProblem),
})

export const resolveGatewayProblem = endpoint('POST /v1/gateway/problems/resolve', {
  summary: 'Say how the problem of an online payment was resolved',
  access: 'payments:act',
  body: z.strictObject({ gatewayPaymentId: line('the payment', 64), resolution: line('what you did', 300) }),
  reply: z.null(),
})
