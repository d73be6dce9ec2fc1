import { useState } from 'react'
import { confirmNewEmail, NewEmailToken } from '#contract/identity/corrections.ts'
import { call } from '#web/kit/api/api.ts'
import { noData, type PublicPage } from '#web/kit/api/page.ts'
import { useForm } from '#web/kit/forms/form.ts'
import { Button, ButtonLink } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { GatePage } from './sign-in-gate.tsx'

function ConfirmEmailPage() {
  const [email, setEmail] = useState<string | null>(null)
  // A button, because mail programs open links to look at them.
  const { onSubmit, problems, isBusy } = useForm({
    schema: NewEmailToken,
    // In the hash, which browsers send to no server.
    read: () => ({ token: window.location.hash.slice(1) }),
    submit: async (body) => setEmail((await call(confirmNewEmail, { body })).email),
  })
  if (email !== null) {
    return (
      <GatePage title="Your new address is confirmed" intro={`From now on, log in with ${email}.`}>
        <ButtonLink href="/login" variant="primary">
          Log in
        </ButtonLink>
      </GatePage>
    )
  }
  const linkError = problems['token'] ? 'This link is incomplete, has expired or was already used.' : problems['form']
  return (
    <GatePage
      title="Confirm your new email address"
      intro="We’ll write to this address from now on, and you log in with it."
    >
      <form onSubmit={onSubmit} method="post" noValidate className="grid gap-5">
        {linkError && <Callout tone="problem">{linkError} Ask our support team for a new one.</Callout>}
        <Button type="submit" variant="primary" size="large" busy={isBusy} busyLabel="Confirming…">
          Confirm this address
        </Button>
      </form>
    </GatePage>
  )
}

export const page: PublicPage<null> = {
  load: noData,
  head: () => ({ title: 'Confirm your email address', description: 'Confirm your new email address.' }),
  View: ConfirmEmailPage,
  isUnlisted: true,
  isInteractive: true,
}
