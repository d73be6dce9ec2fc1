import { z } from '../kit/zod.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { Id, TypedPassword } from '../kit/fields.ts'

/** Six digits of an authenticator app, spaces forgiven; or one of the recovery codes. */
export const FactorCode = z
  .string('Enter the code')
  .max(40, 'Enter the 6 digits, or a recovery code')
  .transform((typed) => typed.replace(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().regex(/^(\d{6}|[a-z0-9]{10})$/, 'Enter the 6 digits, or a recovery code'))

export const SecondFactor = z.object({
  isOn: z.boolean(),
  /** By the school's settings, for who is staff. */
  isRequired: z.boolean(),
  recoveryCodesLeft: z.number(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/v1/user/second-factor',
  summary: 'Whether signing in asks me for a code, and whether it must',
  access: 'learner',
  reply: SecondFactor,
})

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/v1/user/second-factor',
  summary: 'A new secret for an authenticator app; it counts once a code of it was given',
  access: 'learner',
  limit: { times: 20, seconds: 900 },
  body: z.strictObject({ password: TypedPassword }),
  reply: z.object({ secret: z.string(), otpauthUrl: z.string() }),
})

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/v1/user/second-factor/confirm',
  summary: 'Switch the second factor on with a code of the app; answers the recovery codes, this once',
  access: 'learner',
  limit: { times: 10, seconds: 300 },
  body: z.strictObject({ code: FactorCode }),
  reply: RecoveryCodes,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/v1/user/second-factor/recovery-codes',
  summary: 'New recovery codes in place of the old ones',
  access: 'learner',
  limit: { times: 10, seconds: 300 },
  body: z.strictObject({ code: FactorCode }),
  reply: RecoveryCodes,
})

export const dropSecondFactor = endpoint({
  method: 'POST',
  path: '/v1/user/second-factor/off',
  summary: 'Switch my second factor off',
  access: 'learner',
  limit: { times: 10, seconds: 300 },
  body: z.strictObject({ password: TypedPassword, code: FactorCode }),
  reply: Done,
})

export const dropSecondFactorOf = endpoint({
  method: 'POST',
  path: '/v1/users/:userId/second-factor/off',
  summary: "Switch somebody's second factor off, who lost their phone; they are told",
  access: 'admin',
  params: z.strictObject({ userId: Id }),
  reply: Done,
})
