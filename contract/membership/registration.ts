import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Email, line, NewPassword, optionalLine } from '../kit/fields.ts'
import { PaymentMethod, TransactionId } from './payments.ts'

/** The text of the success dialog, to the letter. */
export const welcomeText = (name: string) => `Registration successful! Welcome to ${name}.`

export const Registration = z.strictObject({
  username: line('A user name', 64),
  email: Email,
  password: NewPassword,
  firstName: line('Your name', 80),
  lastName: optionalLine(120).default(''),
  transactionId: TransactionId,
  amount: z
    .string('Give the amount in rupees')
    .trim()
    .regex(/^[1-9]\d{0,5}$/, 'Give the amount in whole rupees')
    .default('399'),
  method: PaymentMethod.optional(),
  referralCode: optionalLine(20).optional(),
})
export type Registration = z.infer<typeof Registration>

export const register = endpoint({
  method: 'POST',
  path: '/v1/user/register',
  summary: 'Open an account with the payment that was made for it; status 4 says that the user exists',
  access: 'public',
  // One address may be a whole hostel behind one router.
  limit: { times: 30, seconds: 900 },
  idempotent: true,
  body: Registration,
  reply: z.object({ userId: z.number() }),
})
