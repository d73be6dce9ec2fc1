import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import {
  Email,
  Id,
  line,
  NewPassword,
  optionalLine,
  OptionalMobileNumber,
  optionalPersonName,
  personName,
  StateCode,
} from '../kit/fields.ts'
import { CouponCode, PaymentMethod, PlanAmount } from './payments.ts'
import { TransactionId } from './reference.ts'

/** The spec's text of the success dialog. */
export const welcomeText = (name: string) => `Registration successful! Welcome to ${name}.`

export const Registration = z.strictObject({
  username: line('a username', 64),
  email: Email,
  password: NewPassword,
  firstName: personName('your name', 80),
  lastName: optionalPersonName(120).default(''),
  transactionId: TransactionId,
  /** The price of the joining plan if left out. */
  amount: PlanAmount.optional(),
  method: PaymentMethod.optional(),
  coupon: CouponCode.optional(),
  /** The course that a coupon is for. */
  courseId: Id.optional(),
  referralCode: optionalLine(20).optional(),
  /** Used for support only. */
  phone: OptionalMobileNumber.optional(),
  /** The place of supply on receipts; our form requires it if the school has a GSTIN. */
  stateCode: StateCode.optional(),
})
export type Registration = z.infer<typeof Registration>

export const register = endpoint('POST /v1/user/register', {
  summary: 'Create an account with the payment made for it; status 4 means the user already exists',
  access: 'public',
  // A whole hostel may share one IP address.
  limit: { times: 30, seconds: 900 },
  idempotent: true,
  body: Registration,
  reply: z.object({ userId: z.number() }),
})
