import { useState } from 'react'
import { type Checkout, registerOnline } from '#contract/membership/gateway.ts'
import { login } from '#contract/identity/session.ts'
import { pendingDurations, pendingTitles } from '#contract/membership/pending-text.ts'
import { register, welcomeText } from '#contract/membership/registration.ts'
import { call } from '#web/kit/api/api.ts'
import { storeSession } from '#web/kit/api/session.ts'
import { rupees } from '#web/kit/format.ts'
import { Button, ButtonLink } from '#web/kit/layout/button.tsx'
import type { ApiError } from '#web/kit/api/call.ts'
import { Card } from '#web/kit/layout/card.tsx'
import { Field, Input, Checkbox } from '#web/kit/forms/field.tsx'
import { StateSelect } from '#web/kit/forms/state-select.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { useFormDraft } from '#web/kit/forms/form-draft.ts'
import type { PostedForm } from '#web/kit/forms/posted-form.ts'
import { asApiError } from '#web/kit/forms/problems.ts'
import { MessageDialog } from '#web/kit/overlays/message-dialog.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { rememberEmail } from '#web/identity/index.ts'
import { PasswordInput } from '#web/kit/forms/password-input.tsx'
import { CheckoutForm } from '../gateway/checkout-form.tsx'
import { goToCheckout } from '../gateway/go-to-checkout.ts'
import type { CouponAnswer } from './coupon-form.tsx'
import { mismatchText, registrationForm, toOnlineRegistration, toRegistration } from './registration.rules.ts'

const errorShownMs = 5000
const draftFields = ['fullName', 'email', 'phone', 'transactionId', 'referralCode', 'stateCode']

/** So that they come back from the payment page to their dashboard. */
async function signIn({ email, password }: { email: string; password: string }) {
  const { userId, username, token, role, areas } = await call(login, { body: { email, password } })
  storeSession({ user: email, userId, username, token, role, areas })
}

type Refusal = { message: string; userExists: boolean }

const toRefusal = ({ code, message, isTemporary }: ApiError): Refusal => ({
  message: isTemporary
    ? 'Something went wrong. Please try again.'
    : message || 'An unexpected error occurred. Please try again.',
  userExists: code === 'user_exists',
})

export type RegistrationFormProps = {
  schoolName: string
  amount: number
  coupon: CouponAnswer | null
  /** The school has a GSTIN, and tax depends on the state. */
  asksForState: boolean
  /** From a friend's link; empty without one. */
  referralCode: string
  /** The payment follows on the gateway's page; otherwise it was made, and they enter its transaction ID. */
  isOnline: boolean
  /** The form as it was posted without JavaScript. */
  posted: PostedForm<Registered> | null
}

/** The form for the gateway's page; null without an online payment, or if the gateway doesn't answer. */
export type Registered = { checkout: Checkout | null }

const readyTitle = 'Your account is ready'

export function RegistrationForm(props: RegistrationFormProps) {
  return (
    <Card as="section" aria-labelledby="account" id="account-form">
      <h2 id="account" className="type-h2">
        {props.posted?.result ? readyTitle : props.isOnline ? 'Create Your Account' : '2. Create Your Account'}
      </h2>
      {props.posted?.result ? <Done {...props} {...props.posted.result} /> : <Fields {...props} />}
    </Card>
  )
}

/** The answer to a form posted without JavaScript; otherwise a dialog says it. */
function Done({ schoolName, isOnline, checkout }: Pick<RegistrationFormProps, 'schoolName' | 'isOnline'> & Registered) {
  if (checkout) {
    return (
      <>
        <Callout tone="good" className="mt-5">
          {welcomeText(schoolName)} Now pay to open your courses.
        </Callout>
        <CheckoutForm {...checkout} />
      </>
    )
  }
  return (
    <>
      <Callout tone="good" className="mt-5">
        {welcomeText(schoolName)} {nextText(isOnline)}
      </Callout>
      <ButtonLink href="/login" variant="primary" className="mt-5">
        Go to login
      </ButtonLink>
    </>
  )
}

const nextText = (isOnline: boolean) =>
  isOnline
    ? 'We can’t reach the payment page right now. Log in and pay from your dashboard.'
    : `${pendingTitles.checking} (usually ${pendingDurations.checking}). Log in to follow it. We’ll email you when your courses are open.`

function Fields(props: RegistrationFormProps) {
  const { schoolName, amount, coupon, asksForState, referralCode, isOnline, posted } = props
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isDone, setIsDone] = useState(false)
  const { form, forget } = useFormDraft('registration', draftFields)
  const isMismatch = confirmation !== '' && password !== confirmation

  const { onSubmit, problems, isBusy, setProblems } = useForm({
    schema: registrationForm({ isOnline, asksForState }),
    initialProblems: posted?.problems,
    submit: async (typed) => {
      try {
        if (isOnline) {
          const { checkout } = await call(registerOnline, { body: toOnlineRegistration(typed, amount, coupon) })
          if (checkout) {
            await signIn(typed)
            forget()
            return goToCheckout(checkout)
          }
        } else {
          await call(register, { body: toRegistration(typed, amount, coupon) })
        }
      } catch (error) {
        // Fields are marked as well, if the server names any.
        const found = toRefusal(asApiError(error))
        if (found.userExists) rememberEmail(typed.email)
        setRefusal(found)
        throw error
      }
      rememberEmail(typed.email)
      forget()
      form.current?.reset()
      setPassword('')
      setConfirmation('')
      setIsDone(true)
    },
    // Shown in the dialog.
    onRejection: () => {},
  })
  const typed = posted?.values ?? {}
  const couponProblem = problems['coupon'] && (
    <Callout tone="problem">
      {problems['coupon']} {!isOnline && 'If you’ve already paid the lower price, contact support. If not, '}
      <a href="/subscribe" className="link">
        {isOnline ? 'Join' : 'join'} without the coupon
      </a>
      .
    </Callout>
  )

  return (
    <>
      <form ref={form} onSubmit={onSubmit} method="post" action="#account-form" noValidate className="mt-5 grid gap-5">
        {problems['form'] && <Callout tone="problem">{problems['form']}</Callout>}
        {posted && couponProblem}
        <Field label="Full Name" problem={problems['fullName'] ?? problems['firstName'] ?? problems['lastName']}>
          <Input name="fullName" defaultValue={typed['fullName']} autoComplete="name" required />
        </Field>
        <Field label="Email" problem={problems['email'] ?? problems['username']}>
          <Input
            name="email"
            type="email"
            defaultValue={typed['email']}
            autoComplete="email"
            inputMode="email"
            required
          />
        </Field>
        <Field
          label="Mobile Number"
          optional
          hint="For support only: we may call you about your account or payment."
          problem={problems['phone']}
        >
          <Input name="phone" type="tel" defaultValue={typed['phone']} autoComplete="tel" inputMode="tel" />
        </Field>
        {asksForState && (
          <Field label="State" hint="Where you live. It’s printed on your tax invoice." problem={problems['stateCode']}>
            <StateSelect name="stateCode" defaultValue={typed['stateCode']} required />
          </Field>
        )}
        {!isOnline && (
          <Field
            label="Transaction ID"
            hint="UPI or IMPS: 12 digits. NEFT or RTGS: 16 or 22 letters and digits."
            problem={problems['transactionId']}
          >
            <Input
              name="transactionId"
              defaultValue={typed['transactionId']}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
            />
          </Field>
        )}
        <Field
          label="Password"
          hint="At least 8 characters. Three or four words work well."
          problem={problems['password']}
        >
          <PasswordInput
            name="password"
            autoComplete="new-password"
            required
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Field label="Confirm Password" problem={isMismatch ? mismatchText : problems['confirmPassword']}>
          <PasswordInput
            name="confirmPassword"
            autoComplete="new-password"
            required
            onChange={(event) => setConfirmation(event.target.value)}
          />
        </Field>
        <Field label="Referral Code" optional problem={problems['referralCode']}>
          <Input
            name="referralCode"
            defaultValue={typed['referralCode'] ?? referralCode}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Field>
        <Checkbox
          name="terms"
          defaultChecked={typed['terms'] === 'on'}
          onChange={() => setProblems((shown) => ({ ...shown, terms: undefined }))}
          problem={problems['terms']}
          label={
            <>
              I accept the{' '}
              <a href="/terms" className="link">
                terms
              </a>{' '}
              and the{' '}
              <a href="/privacy" className="link">
                privacy policy
              </a>
            </>
          }
        />
        {/* Here, because on a phone the top of the form is scrolled out of view. */}
        {!posted && couponProblem}
        <Button type="submit" variant="primary" size="large" busy={isBusy} busyLabel="Creating your account…">
          {isOnline ? `Create account and pay ${rupees(coupon?.price?.rupees ?? amount)}` : 'Create Account'}
        </Button>
      </form>
      <MessageDialog
        open={isDone}
        tone="success"
        title={readyTitle}
        actionLabel="Go to login"
        onClose={() => window.location.assign('/login')}
      >
        <p>{welcomeText(schoolName)}</p>
        <p className="mt-2">{nextText(isOnline)}</p>
      </MessageDialog>
      <MessageDialog
        open={refusal !== null}
        tone="error"
        title="Oops! Something went wrong"
        autoCloseMs={errorShownMs}
        onClose={() => setRefusal(null)}
        extraAction={
          refusal?.userExists && (
            <ButtonLink href="/login" variant="primary">
              Log in
            </ButtonLink>
          )
        }
      >
        {refusal?.message}
      </MessageDialog>
    </>
  )
}
