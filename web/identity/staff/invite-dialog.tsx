import { useNavigate } from 'react-router'
import { Invitation } from '#contract/identity/staff.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field, Input, Problem } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { useIdempotencyKey } from '#web/kit/forms/idempotency-key.ts'
import { Select } from '#web/kit/forms/select.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { roleLabels } from './role-labels.ts'
import { useInvite } from './api.ts'

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const invite = useInvite()
  const navigate = useNavigate()
  const { keyFor } = useIdempotencyKey()
  const { onSubmit, problems, isBusy } = useForm({
    schema: Invitation,
    submit: async (invitation) => {
      const userId = await invite(invitation, keyFor(invitation))
      const href = `/admin/users/${userId}`
      toast(`Invitation sent to ${invitation.email}`, 'plain', { href, follow: () => void navigate(href) })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title="Invite someone"
      intro="We’ll email them a link to choose their password. It works for a week."
    >
      <form onSubmit={onSubmit} noValidate className="grid gap-4">
        <Field label="Email" problem={problems['email']}>
          <Input name="email" type="email" autoComplete="off" inputMode="email" maxLength={254} required />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="First name" problem={problems['firstName']}>
            <Input name="firstName" autoComplete="off" maxLength={100} required />
          </Field>
          <Field label="Last name" optional problem={problems['lastName']}>
            <Input name="lastName" autoComplete="off" maxLength={100} />
          </Field>
        </div>
        <Field label="Role" problem={problems['role']}>
          <Select name="role" defaultValue="mentor">
            {Object.entries(roleLabels).map(([role, label]) => (
              <option key={role} value={role}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Problem text={problems['form']} />
        <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Inviting…">
            Send invitation
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
