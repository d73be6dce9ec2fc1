import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { covers, givenRoles, mayUse } from '#contract/kit/access.ts'
import { Invitation } from '#contract/identity/staff.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { Field, Input, Options, Select } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { useIdempotencyKey } from '#web/kit/api/idempotency-key.ts'
import { toast } from '#web/kit/overlays/toast.ts'
import { me } from '../session/api.ts'
import { roleLabels } from './role-labels.ts'
import { useInvite } from './api.ts'

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const invite = useInvite()
  const navigate = useNavigate()
  const inviter = useQuery(me).data
  // The server checks it again.
  const offered = givenRoles.filter(
    (role) =>
      role === 'learner' || (inviter && mayUse(inviter, 'team:act') && covers(inviter, { role, adjustments: null })),
  )
  const { keyFor } = useIdempotencyKey()
  const form = useForm({
    schema: Invitation,
    submit: async (invitation) => {
      const userId = await invite(invitation, keyFor(invitation))
      const href = `/admin/users/${userId}`
      toast(`Invitation sent to ${invitation.email}`, 'plain', { href, follow: () => void navigate(href) })
      onClose()
    },
  })
  return (
    <FormDialog
      title="Invite someone"
      intro="We’ll email them a link to choose their password. It works for a week."
      form={form}
      submitLabel="Send invitation"
      busyLabel="Inviting…"
      onClose={onClose}
    >
      <Field label="Email" problem={form.problems['email']}>
        <Input name="email" type="email" autoComplete="off" inputMode="email" maxLength={254} required />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First name" problem={form.problems['firstName']}>
          <Input name="firstName" autoComplete="off" maxLength={100} required />
        </Field>
        <Field label="Last name" optional problem={form.problems['lastName']}>
          <Input name="lastName" autoComplete="off" maxLength={100} />
        </Field>
      </div>
      <Field label="Role" problem={form.problems['role']}>
        <Select name="role" defaultValue={offered.includes('mentor') ? 'mentor' : 'learner'}>
          <Options of={offered.map((role) => [role, roleLabels[role]])} />
        </Select>
      </Field>
    </FormDialog>
  )
}
