import { dropSecondFactor, renewRecoveryCodes } from '#contract/identity/second-factor.ts'
import { Field } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { PasswordInput } from '#web/kit/forms/password-input.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { CodeField } from '../session/code-field.tsx'
import { useDropFactor, useRenewCodes } from './api.ts'

type RenewDialogProps = { onCodes: (codes: string[]) => void; onClose: () => void }

export function RenewDialog({ onCodes, onClose }: RenewDialogProps) {
  const renew = useRenewCodes()
  const form = useForm({
    schema: renewRecoveryCodes.body,
    submit: async (body) => onCodes((await renew.mutateAsync({ body })).recoveryCodes),
  })
  return (
    <FormDialog
      title="Get new recovery codes?"
      intro="Your current codes will stop working."
      form={form}
      submitLabel="Get new codes"
      cancelLabel="Keep current codes"
      onClose={onClose}
    >
      <CodeField problem={form.problems['code']} withRecovery />
    </FormDialog>
  )
}

export function DropDialog({ isRequired, onClose }: { isRequired: boolean; onClose: () => void }) {
  const drop = useDropFactor()
  const form = useForm({
    schema: dropSecondFactor.body,
    submit: async (body) => {
      await drop.mutateAsync({ body })
      onClose()
      toast('Two-step verification is off. Your other devices are logged out.')
    },
  })
  return (
    <FormDialog
      title="Turn off two-step verification?"
      intro={
        isRequired
          ? 'Staff need two-step verification. You can’t use the staff area until you set it up again.'
          : 'You’ll log in with your password only. Your other devices will be logged out.'
      }
      form={form}
      submitLabel="Turn off"
      cancelLabel="Keep it on"
      isDanger
      onClose={onClose}
    >
      <Field label="Your password" problem={form.problems['password']}>
        <PasswordInput name="password" autoComplete="current-password" required />
      </Field>
      <CodeField problem={form.problems['code']} withRecovery />
    </FormDialog>
  )
}
