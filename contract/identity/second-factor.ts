import { z } from '../kit/zod.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { Id, TypedPassword } from '../kit/fields.ts'

/** Six digits from an authenticator app, or a recovery code. Spaces are ignored. */
export const FactorCode = z
  .string('Enter the code')
  .max(40, 'Enter the 6-digit code or a recovery code')
  .transform((typed) => typed.replace(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().regex(/^(\d{6}|[a-z0-9]{10})$/, 'Enter the 6-digit code or a recovery code'))

/** The password again, and a code if the account has a second factor, to confirm a sensitive change. */
export const Confirmation = z.strictObject({ password: TypedPassword.optional(), code: FactorCode.optional() })
export type Confirmation = z.infer<typeof Confirmation>

export const SecondFactor = z.object({
  isOn: z.boolean(),
  /** The settings may require it for staff. */
  isRequired: z.boolean(),
  recoveryCodesLeft: z.number(),
  /** It can be set up only once the email address is confirmed. */
  isEmailConfirmed: z.boolean(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

export const getSecondFactor = endpoint('GET /v1/user/second-factor', {
  summary: 'Get the state of my two-step verification',
  access: 'account',
  reply: SecondFactor,
})

export const beginSecondFactor = endpoint('POST /v1/user/second-factor', {
  summary: 'Create a secret for an authenticator app; it takes effect once confirmed with a code',
  access: 'account',
  limit: { times: 20, seconds: 900 },
  body: z.strictObject({ password: TypedPassword }),
  reply: z.object({ secret: z.string(), otpauthUrl: z.string() }),
})

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const confirmSecondFactor = endpoint('POST /v1/user/second-factor/confirm', {
  summary: 'Turn on two-step verification with a code; returns the recovery codes once',
  access: 'account',
  limit: { times: 10, seconds: 300 },
  body: z.strictObject({ code: FactorCode }),
  reply: RecoveryCodes,
})

export const renewRecoveryCodes = endpoint('POST /v1/user/second-factor/recovery-codes', {
  summary: 'Replace my recovery codes',
  access: 'account',
  limit: { times: 10, seconds: 300 },
  body: z.strictObject({ code: FactorCode }),
  reply: RecoveryCodes,
})

export const dropSecondFactor = endpoint('POST /v1/user/second-factor/off', {
  summary: 'Turn off my two-step verification',
  access: 'account',
  limit: { times: 10, seconds: 300 },
  body: z.strictObject({ password: TypedPassword, code: FactorCode }),
  reply: Done,
})

export const dropSecondFactorOf = endpoint('POST /v1/users/:userId/second-factor/off', {
  summary: 'Turn off two-step verification for someone who lost their phone, and email them',
  access: 'people:act',
  params: z.strictObject({ userId: Id }),
  reply: Done,
})
