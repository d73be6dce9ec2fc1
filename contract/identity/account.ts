import { z } from '../kit/zod.ts'
import { Role, Adjustments } from '../kit/access.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { Email, NewPassword, TypedPassword } from '../kit/fields.ts'

export const Me = z.object({
  userId: z.number(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: Role,
  adjustments: Adjustments.nullable(),
  photo: z.string().nullable(),
  /** Whether they ever had a verified payment or days from staff; without it the boards are read-only. */
  isMember: z.boolean(),
})
export type Me = z.infer<typeof Me>

export const whoAmI = endpoint('GET /v1/user/me', {
  summary: 'Get the logged-in person',
  access: 'account',
  reply: Me,
})

export const sendEmailCode = endpoint('POST /v1/user/email/code', {
  summary: 'Email me a code that confirms my address',
  access: 'account',
  limit: { times: 5, seconds: 3600 },
  reply: Done,
})

export const EmailCode = z
  .string('Enter the code from the email')
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the 6 digits from the email'))

export const confirmEmail = endpoint('POST /v1/user/email/confirm', {
  summary: 'Confirm my address with the code from the email',
  access: 'account',
  // A code of six digits works for 15 minutes.
  limit: { times: 20, seconds: 24 * 3600 },
  body: z.strictObject({ code: EmailCode }),
  reply: Done,
})

export const PasswordChange = z.strictObject({ currentPassword: TypedPassword, newPassword: NewPassword })
export type PasswordChange = z.infer<typeof PasswordChange>

export const changePassword = endpoint('POST /v1/user/password', {
  summary: 'Change my password and log out my other devices',
  access: 'account',
  limit: { times: 10, seconds: 900 },
  body: PasswordChange,
  reply: Done,
})

export const ForgottenPassword = z.strictObject({ email: Email })

export const forgotPassword = endpoint('POST /v1/user/forgotPassword', {
  summary: 'Request an email with a link to choose a new password',
  access: 'public',
  limit: { times: 10, seconds: 900 },
  body: ForgottenPassword,
  reply: Done,
})

export const ResetToken = z
  .string('The link is incomplete. Copy all of it.')
  .min(20, 'The link is incomplete. Copy all of it.')
  .max(100)

export const PasswordReset = z.strictObject({ resetToken: ResetToken, newPassword: NewPassword })
export type PasswordReset = z.infer<typeof PasswordReset>

export const resetPassword = endpoint('POST /v1/user/resetPassword', {
  summary: 'Choose a new password with the link from the email, and log out all devices',
  access: 'public',
  limit: { times: 20, seconds: 900 },
  body: PasswordReset,
  reply: Done,
})
