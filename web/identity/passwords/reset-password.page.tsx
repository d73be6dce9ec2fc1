import { useState } from 'react'
import { PasswordReset, resetPassword } from '#contract/identity/account.ts'
import { call } from '#web/kit/api/api.ts'
import { Button, ButtonLink } from '#web/kit/layout/button.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { noData, type PublicPage } from '#web/kit/api/page.ts'
import { PasswordInput } from '#web/kit/forms/password-input.tsx'
import { endSession } from '#web/kit/api/session.ts'
import { GatePage } from '../session/sign-in-gate.tsx'

function ResetPasswordPage() {
  const [isDone, setIsDone] = useState(false)
  const { onSubmit, problems, isBusy } = useForm({
    schema: PasswordReset,
    // The token is in the hash, which browsers send to no server.
    read: (form) => ({ resetToken: window.location.hash.slice(1), newPassword: form.get('newPassword') }),
    submit: async (body) => {
      await call(resetPassword, { body })
      await endSession('Log in with your new password.')
      setIsDone(true)
    },
  })
  if (isDone) {
    return (
      <GatePage
        title="Your new password is set"
        intro="You’re logged out on all devices. Log in with your new password."
      >
        <ButtonLink href="/login" variant="primary">
          Log in
        </ButtonLink>
      </GatePage>
    )
  }
  const linkError = problems['resetToken'] ? 'This link has expired or was already used.' : problems['form']
  return (
    <GatePage title="Choose a new password" intro="Use at least 8 characters. A few words you can remember work well.">
      <form onSubmit={onSubmit} method="post" noValidate className="grid gap-5">
        {linkError && (
          <Callout tone="problem">
            {linkError}{' '}
            <a href="/forgot-password" className="underline">
              Get a new link
            </a>
          </Callout>
        )}
        <Field label="New password" problem={problems['newPassword']}>
          <PasswordInput name="newPassword" autoComplete="new-password" required />
        </Field>
        <Button type="submit" variant="primary" size="large" busy={isBusy} busyLabel="Saving…">
          Save password
        </Button>
      </form>
    </GatePage>
  )
}

export const page: PublicPage<null> = {
  load: noData,
  head: () => ({ title: 'Choose a new password', description: 'Choose a new password.' }),
  View: ResetPasswordPage,
  isUnlisted: true,
  isInteractive: true,
}
