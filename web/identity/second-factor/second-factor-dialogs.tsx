import { dropSecondFactor, renewRecoveryCodes } from '#contract/identity/second-factor.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { PasswordInput } from '#web/kit/forms/password-input.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { CodeField } from './code-field.tsx'
import { useDropFactor, useRenewCodes } from './api.ts'

type Props = { open: boolean; onClose: () => void }

export function RenewDialog({ open, onClose, onCodes }: Props & { onCodes: (codes: string[]) => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeOnBackdrop={false}
      title="Get new recovery codes?"
      intro="Your current codes will stop working."
    >
      <RenewForm onClose={onClose} onCodes={onCodes} />
    </Dialog>
  )
}

function RenewForm({ onClose, onCodes }: { onClose: () => void; onCodes: (codes: string[]) => void }) {
  const renew = useRenewCodes()
  const { onSubmit, problems, isBusy } = useForm({
    schema: renewRecoveryCodes.body,
    submit: async (body) => onCodes((await renew.mutateAsync(body)).recoveryCodes),
  })
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      {problems['form'] && <Callout tone="problem">{problems['form']}</Callout>}
      <CodeField problem={problems['code']} withRecovery />
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button onClick={onClose}>Keep current codes</Button>
        <Button type="submit" variant="primary" busy={isBusy}>
          Get new codes
        </Button>
      </div>
    </form>
  )
}

export function DropDialog({ open, onClose, isRequired }: Props & { isRequired: boolean }) {
  const intro = isRequired
    ? 'Staff need two-step verification. You can’t use the staff area until you set it up again.'
    : 'You’ll sign in with your password only. Your other devices will be signed out.'
  return (
    <Dialog open={open} onClose={onClose} closeOnBackdrop={false} title="Turn off two-step verification?" intro={intro}>
      <DropForm onClose={onClose} />
    </Dialog>
  )
}

function DropForm({ onClose }: { onClose: () => void }) {
  const drop = useDropFactor()
  const { onSubmit, problems, isBusy } = useForm({
    schema: dropSecondFactor.body,
    submit: async (body) => {
      await drop.mutateAsync(body)
      onClose()
      toast('Two-step verification is off. Your other devices are signed out.')
    },
  })
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      {problems['form'] && <Callout tone="problem">{problems['form']}</Callout>}
      <Field label="Your password" problem={problems['password']}>
        <PasswordInput name="password" autoComplete="current-password" required />
      </Field>
      <CodeField problem={problems['code']} withRecovery />
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button onClick={onClose}>Keep it on</Button>
        <Button type="submit" variant="danger" busy={isBusy}>
          Turn off
        </Button>
      </div>
    </form>
  )
}
