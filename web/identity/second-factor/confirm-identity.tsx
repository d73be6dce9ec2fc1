import { useQuery } from '@tanstack/react-query'
import { Field } from '#web/kit/forms/field.tsx'
import type { Problems } from '#web/kit/forms/form.ts'
import { PasswordInput } from '#web/kit/forms/password-input.tsx'
import { secondFactor } from './api.ts'
import { CodeField } from '../session/code-field.tsx'

type ConfirmIdentityProps = { problems: Problems; onEdit: (field: 'password' | 'code') => void }

/** The fields `password` and, with two-step verification, `code` of a form that makes a sensitive change. */
export function ConfirmIdentity({ problems, onEdit }: ConfirmIdentityProps) {
  const factor = useQuery(secondFactor)
  return (
    <fieldset className="grid gap-5 rounded-card border border-line p-4">
      <legend className="type-label px-1">Confirm it’s you</legend>
      <Field label="Your password" problem={problems['password']}>
        <PasswordInput name="password" autoComplete="current-password" onChange={() => onEdit('password')} />
      </Field>
      {factor.data?.isOn && (
        <div onInput={() => onEdit('code')}>
          <CodeField problem={problems['code']} withRecovery />
        </div>
      )}
    </fieldset>
  )
}
