import { useState } from 'react'
import { register, welcomeText } from '#contract/membership/registration.ts'
import { call } from '#web/kit/api/api.ts'
import { Button, ButtonLink } from '#web/kit/layout/button.tsx'
import type { ApiError } from '#web/kit/api/call.ts'
import { Card } from '#web/kit/layout/card.tsx'
import { Checkbox } from '#web/kit/forms/checkbox.tsx'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { StateSelect } from '#web/kit/forms/state-select.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { useFormDraft } from '#web/kit/forms/form-draft.ts'
import type { PostedForm } from '#web/kit/forms/posted-form.ts'
import { asApiError } from '#web/kit/forms/problems.ts'
import { MessageDialog } from '#web/kit/overlays/message-dialog.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { rememberEmail } from '#web/identity/index.ts'
import { PasswordInput } from '#web/kit/forms/password-input.tsx'
import type { CouponAnswer } from './coupon-form.tsx'
import {
  mismatchText,
  RegistrationForm as Form,
  RegistrationFormWithState,
  toRegistration,
} from './registration.rules.ts'

const errorShownMs = 5000
const draftFields = ['fullName', 'email', 'transactionId', 'referralCode', 'stateCode']

type Refusal = { message: string; userExists: boolean }

const toRefusal = ({ code, message }: ApiError): Refusal => ({
  message:
    code === 'unreachable'
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
  /** The form as it was posted without JavaScript. */
  posted: PostedForm<true> | null
}

export function RegistrationForm(props: RegistrationFormProps) {
  return (
    <Card as="section" aria-labelledby="account" id="account-form">
      <h2 id="account" className="type-h2">
        2. Create Your Account
      </h2>
      {props.posted?.result ? <Registered schoolName={props.schoolName} /> : <Fields {...props} />}
    </Card>
  )
}

/** The answer to a form posted without JavaScript; otherwise a dialog says it. */
function Registered({ schoolName }: { schoolName: string }) {
  return (
    <>
      <Callout tone="good" className="mt-5">
        {welcomeText(schoolName)} We’re checking your payment (usually 5-10 minutes). Log in to follow it. We’ll email
        you when your courses are open.
      </Callout>
      <ButtonLink href="/login" variant="primary" className="mt-5">
        Go to login
      </ButtonLink>
    </>
  )
}

function Fields({ schoolName, amount, coupon, asksForState, referralCode, posted }: RegistrationFormProps) {
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isDone, setIsDone] = useState(false)
  const { form, forget } = useFormDraft('registration', draftFields)
  const isMismatch = confirmation !== '' && password !== confirmation

  const { onSubmit, problems, isBusy, setProblems } = useForm({
    schema: asksForState ? RegistrationFormWithState : Form,
    initialProblems: posted?.problems,
    submit: async (typed) => {
      try {
        await call(register, { body: toRegistration(typed, amount, coupon) })
      } catch (error) {
        // Fields are marked as well, if the server names any.
        setRefusal(toRefusal(asApiError(error)))
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

  return (
    <>
      <form ref={form} onSubmit={onSubmit} method="post" noValidate className="mt-5 grid gap-5">
        {problems['form'] && <Callout tone="problem">{problems['form']}</Callout>}
        {problems['coupon'] && <Callout tone="problem">{problems['coupon']}</Callout>}
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
        {asksForState && (
          <Field label="State" hint="Where you live. It’s printed on your tax invoice." problem={problems['stateCode']}>
            <StateSelect name="stateCode" defaultValue={typed['stateCode']} required />
          </Field>
        )}
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
        <Button type="submit" variant="primary" size="large" busy={isBusy} busyLabel="Creating your account…">
          Create Account
        </Button>
      </form>
      <MessageDialog
        open={isDone}
        tone="success"
        title="Your account is ready"
        actionLabel="Go to login"
        onClose={() => window.location.assign('/login')}
      >
        <p>{welcomeText(schoolName)}</p>
        <p className="mt-2">
          We’re checking your payment (usually <span className="whitespace-nowrap">5-10 minutes</span>). Log in to
          follow it. We’ll email you when your courses are open.
        </p>
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
