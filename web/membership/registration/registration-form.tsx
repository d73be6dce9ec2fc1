import { useState } from 'react'
import { register, welcomeText } from '#contract/membership/registration.ts'
import { call } from '#web/kit/api/api.ts'
import { Button } from '#web/kit/layout/button.tsx'
import type { ApiError } from '#web/kit/api/call.ts'
import { Card } from '#web/kit/layout/card.tsx'
import { Checkbox } from '#web/kit/forms/checkbox.tsx'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { MessageDialog } from '#web/kit/overlays/message-dialog.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { PasswordInput } from '#web/kit/forms/password-input.tsx'
import { mismatchText, RegistrationForm as Form, termsText, toRegistration } from './registration.rules.ts'

const errorShownMs = 5000

const messageFor = ({ code, message }: ApiError) => {
  if (code === 'unreachable') return 'Something went wrong. Please try again.'
  return message || 'An unexpected error occurred. Please try again.'
}

type Props = {
  schoolName: string
  amount: number
  /** From a friend's link; empty without one. */
  referralCode: string
}

export function RegistrationForm({ schoolName, amount, referralCode }: Props) {
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [isAccepted, setIsAccepted] = useState(false)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isDone, setIsDone] = useState(false)
  const isMismatch = confirmation !== '' && password !== confirmation

  const { onSubmit, problems, isBusy } = useForm({
    schema: Form,
    submit: async (form) => {
      if (isMismatch || !isAccepted) return
      await call(register, { body: toRegistration(form, amount) })
      setIsDone(true)
    },
    onRejection: (error) => setRefusal(messageFor(error)),
  })

  return (
    <Card as="section" aria-labelledby="account">
      <h2 id="account" className="type-h2">
        2. Create Your Account
      </h2>
      {/* A new key empties the form after registration. */}
      <form
        key={String(isDone)}
        onSubmit={(event) => {
          setIsSubmitted(true)
          onSubmit(event)
        }}
        method="post"
        noValidate
        className="mt-5 grid gap-5"
      >
        {problems['form'] && <Callout tone="problem">{problems['form']}</Callout>}
        <Field label="Full Name" problem={problems['fullName'] ?? problems['firstName'] ?? problems['lastName']}>
          <Input name="fullName" autoComplete="name" required />
        </Field>
        <Field label="Email" problem={problems['email'] ?? problems['username']}>
          <Input name="email" type="email" autoComplete="email" inputMode="email" required />
        </Field>
        <Field
          label="Transaction ID"
          hint="UPI or IMPS: 12 digits. NEFT or RTGS: 16 or 22 letters and digits."
          problem={problems['transactionId']}
        >
          <Input name="transactionId" autoComplete="off" autoCapitalize="characters" spellCheck={false} required />
        </Field>
        <Field label="Password" hint="At least 8 characters." problem={problems['password']}>
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
            defaultValue={referralCode}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Field>
        <Checkbox
          name="terms"
          checked={isAccepted}
          onChange={(event) => setIsAccepted(event.target.checked)}
          problem={isSubmitted && !isAccepted ? termsText : null}
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
        {welcomeText(schoolName)}
      </MessageDialog>
      <MessageDialog
        open={refusal !== null}
        tone="error"
        title="Oops! Something went wrong"
        autoCloseMs={errorShownMs}
        onClose={() => setRefusal(null)}
      >
        {refusal}
      </MessageDialog>
    </Card>
  )
}
