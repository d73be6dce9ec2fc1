import { z } from '#contract/kit/zod.ts'
import { OptionalMobileNumber, StateCode } from '#contract/kit/fields.ts'
import type { OnlineRegistration } from '#contract/membership/gateway.ts'
import { Registration } from '#contract/membership/registration.ts'

export const mismatchText = "Passwords don't match"
const termsText = 'You must accept the terms to continue'

const formWith = <State extends z.ZodType<string>, Transaction extends z.ZodType<string>>(
  stateCode: State,
  transactionId: Transaction,
) =>
  z
    .object({
      fullName: z
        .string('Enter your full name')
        .trim()
        .min(1, 'Enter your full name')
        .max(200, 'At most 200 characters'),
      email: Registration.shape.email,
      transactionId,
      password: Registration.shape.password,
      confirmPassword: z.string('Enter your password again').min(1, 'Enter your password again'),
      phone: OptionalMobileNumber.default(''),
      referralCode: z.string().max(20, 'At most 20 characters').default(''),
      /** A ticked box. */
      terms: z.literal('on', termsText),
      stateCode,
    })
    .refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      message: mismatchText,
    })

const anything = z.string().default('')
const { transactionId: TransactionId } = Registration.shape
const forms = {
  transfer: { plain: formWith(anything, TransactionId), withState: formWith(StateCode, TransactionId) },
  online: { plain: formWith(anything, anything), withState: formWith(StateCode, anything) },
}

type Asked = { isOnline: boolean; asksForState: boolean }

/** The form's fields; `toRegistration` makes the payload from them. */
export const registrationForm = ({ isOnline, asksForState }: Asked) =>
  forms[isOnline ? 'online' : 'transfer'][asksForState ? 'withState' : 'plain']
export type RegistrationForm = z.input<ReturnType<typeof registrationForm>>

type UsedCoupon = { price: { code: string } | null; courseId: number | null }

/** The spec's payload: the first word is the first name, and the part before the @ is the user name. */
export function toRegistration(
  form: RegistrationForm,
  amount: number,
  coupon: UsedCoupon | null = null,
): z.input<typeof Registration> {
  return { ...toOnlineRegistration(form, amount, coupon), transactionId: form.transactionId ?? '' }
}

/** Without a transfer. */
export function toOnlineRegistration(
  form: RegistrationForm,
  amount: number,
  coupon: UsedCoupon | null,
): z.input<typeof OnlineRegistration> {
  const [firstName = '', ...rest] = form.fullName.trim().split(/\s+/)
  const email = form.email.trim()
  const referralCode = (form.referralCode ?? '').trim()
  const phone = (form.phone ?? '').trim()
  return {
    username: email.split('@')[0]!,
    password: form.password,
    email,
    firstName,
    lastName: rest.join(' '),
    amount: String(amount),
    ...(coupon?.price && { coupon: coupon.price.code, ...(coupon.courseId && { courseId: coupon.courseId }) }),
    ...(phone && { phone }),
    ...(referralCode && { referralCode }),
    ...(form.stateCode && { stateCode: form.stateCode }),
  }
}

/** The code in a friend's link (`?ref=`), or '' if it can't be a code. */
export const toReferralCode = (ref: unknown): string =>
  typeof ref === 'string' && /^[a-z0-9]{4,20}$/i.test(ref.trim()) ? ref.trim().toUpperCase() : ''
