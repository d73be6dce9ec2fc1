import { z } from '#contract/kit/zod.ts'
import { type Registration, Registration as Sent } from '#contract/membership/registration.ts'

export const mismatchText = "Passwords don't match"
export const termsText = 'You must accept the terms to continue'

/** The form as people fill it in; what is sent is made from it by `toRegistration`. */
export const RegistrationForm = z.object({
  fullName: z.string().trim().min(1, 'Enter your full name').max(200, 'At most 200 characters'),
  email: Sent.shape.email,
  transactionId: Sent.shape.transactionId,
  password: Sent.shape.password,
  confirmPassword: z.string().min(1, 'Type the password once more'),
  referralCode: z.string().max(20, 'At most 20 characters'),
})
export type RegistrationForm = z.input<typeof RegistrationForm>

/** The first word is the first name, the rest the last; the part of the email before the @ is the user name. */
export function toRegistration(form: RegistrationForm, amount: string): z.input<typeof Registration> {
  const [firstName = '', ...rest] = form.fullName.trim().split(/\s+/)
  const email = form.email.trim()
  const referralCode = form.referralCode.trim()
  return {
    username: email.split('@')[0]!,
    password: form.password,
    email,
    firstName,
    lastName: rest.join(' '),
    transactionId: form.transactionId,
    amount,
    ...(referralCode && { referralCode }),
  }
}

/** The code in the address of a friend's link (`?ref=`). What cannot be one, such as a second one, is left out. */
export const toReferralCode = (ref: unknown): string =>
  typeof ref === 'string' && /^[a-z0-9]{4,20}$/i.test(ref.trim()) ? ref.trim().toUpperCase() : ''
