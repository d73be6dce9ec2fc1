import { useState } from 'react'
import { ForgottenPassword, forgotPassword } from '#contract/identity/account.ts'
import { call } from '#web/kit/api/api.ts'
import { Button, ButtonLink } from '#web/kit/layout/button.tsx'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { noData, type PublicPage } from '#web/kit/api/page.ts'
import { GatePage } from '../session/sign-in-gate.tsx'

function ForgotPasswordPage() {
  const [isSent, setIsSent] = useState(false)
  const { onSubmit, problems, isBusy } = useForm({
    schema: ForgottenPassword,
    submit: async (body) => {
      await call(forgotPassword, { body })
      setIsSent(true)
    },
  })
  if (isSent) {
    return (
      <GatePage title="Check your email" intro="If this email has an account, we’ve sent you a link.">
        <p className="mb-6">The link works for one hour. If it isn’t there in a few minutes, check your spam folder.</p>
        <ButtonLink href="/login">Back to login</ButtonLink>
      </GatePage>
    )
  }
  return (
    <GatePage title="Forgot your password?" intro="We’ll email you a link to choose a new one.">
      <form onSubmit={onSubmit} method="post" noValidate className="grid gap-5">
        {problems['form'] && <Callout tone="problem">{problems['form']}</Callout>}
        <Field label="Email" problem={problems['email']}>
          <Input name="email" type="email" autoComplete="username" inputMode="email" required />
        </Field>
        <Button type="submit" variant="primary" size="large" busy={isBusy} busyLabel="Sending…">
          Send link
        </Button>
      </form>
      <p className="mt-6">
        <a href="/login" className="link">
          Back to login
        </a>
      </p>
    </GatePage>
  )
}

export const page: PublicPage<null> = {
  load: noData,
  head: () => ({ title: 'Forgot password', description: 'Get a link to choose a new password.', isNoIndex: true }),
  View: ForgotPasswordPage,
  isInteractive: true,
}
