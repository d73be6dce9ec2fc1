import { useState } from 'react'
import { PasswordChange } from '#contract/identity/account.ts'
import { OnlineButton } from '#web/kit/states/online-button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { PasswordInput } from '#web/kit/forms/password-input.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useChangePassword } from '../session/api.ts'

export function PasswordForm() {
  const change = useChangePassword()
  const [changes, setChanges] = useState(0)
  const { onSubmit, problems, isBusy } = useForm({
    schema: PasswordChange,
    submit: async (body) => {
      await change.mutateAsync({ body })
      setChanges(changes + 1)
      toast('Password changed. Your other devices are logged out.')
    },
  })
  return (
    <Card as="section" aria-labelledby="password">
      <h2 id="password" className="type-h3 mb-4">
        Change password
      </h2>
      {/* A new key clears the fields. */}
      <form key={changes} onSubmit={onSubmit} noValidate className="grid max-w-md gap-5">
        {problems['form'] && <Callout tone="problem">{problems['form']}</Callout>}
        <Field label="Current password" problem={problems['currentPassword']}>
          <PasswordInput name="currentPassword" autoComplete="current-password" required />
        </Field>
        <Field
          label="New password"
          hint="At least 8 characters. Three or four words work well."
          problem={problems['newPassword']}
        >
          <PasswordInput name="newPassword" autoComplete="new-password" required />
        </Field>
        <OnlineButton type="submit" variant="primary" busy={isBusy} className="justify-self-start">
          Change password
        </OnlineButton>
      </form>
    </Card>
  )
}
