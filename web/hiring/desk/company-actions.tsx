import { useState } from 'react'
import { z } from '#contract/kit/zod.ts'
import { type CompanyDetails, suspendCompany } from '#contract/hiring/company-desk.ts'
import { Colleague } from '#contract/hiring/applications.ts'
import { CompanyKind, companyKinds } from '#contract/hiring/hiring.ts'
import { Checkbox, Field, Options, Select, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { ContactFields } from '../companies/contact-fields.tsx'
import { kindLabels } from '../companies/kinds.ts'
import { useChangeCompany, useInviteMember, useResumeCompany, useSuspendCompany } from './company-desk.api.ts'

type Props = { company: CompanyDetails }
type Open = 'change' | 'invite' | 'suspend' | 'resume' | null

export function CompanyActions({ company }: Props) {
  const [open, setOpen] = useState<Open>(null)
  const { state } = company
  const dialog = { company, onClose: () => setOpen(null) }
  return (
    <>
      {state === 'approved' && (
        <>
          <Button onClick={() => setOpen('invite')}>Invite a member</Button>
          <Button onClick={() => setOpen('change')}>Kind and trust</Button>
          <Button onClick={() => setOpen('suspend')}>Suspend</Button>
        </>
      )}
      {state === 'suspended' && (
        <Button variant="primary" onClick={() => setOpen('resume')}>
          Open again
        </Button>
      )}
      {open === 'change' && <ChangeDialog {...dialog} />}
      {open === 'invite' && <InviteMemberDialog {...dialog} />}
      {open === 'suspend' && <SuspendDialog {...dialog} />}
      {open === 'resume' && <ResumeDialog {...dialog} />}
    </>
  )
}

type DialogProps = Props & { onClose: () => void }

function ChangeDialog({ company: { companyId, kind, isTrusted }, onClose }: DialogProps) {
  const change = useChangeCompany()
  const form = useForm({
    schema: z.object({ kind: CompanyKind, isTrusted: z.boolean() }),
    read: (data) => ({ kind: data.get('kind'), isTrusted: data.has('isTrusted') }),
    submit: async (body) => {
      await change.mutateAsync({ params: { companyId }, body })
      toast('Saved.')
      onClose()
    },
  })
  return (
    <FormDialog title="Kind and trust" form={form} submitLabel="Save changes" busyLabel="Saving…" onClose={onClose}>
      <Field
        label="Kind of company"
        hint="Learners choose by this which companies see them"
        problem={form.problems['kind']}
      >
        <Select name="kind" defaultValue={kind}>
          <Options of={companyKinds.map((one) => [one, kindLabels[one]])} />
        </Select>
      </Field>
      <Checkbox
        name="isTrusted"
        defaultChecked={isTrusted}
        label="Trusted"
        hint="Its openings go straight to the jobs board. We don’t read them first."
      />
    </FormDialog>
  )
}

function InviteMemberDialog({ company: { companyId, domain }, onClose }: DialogProps) {
  const invite = useInviteMember()
  const form = useForm({
    schema: Colleague,
    submit: async (body) => {
      await invite.mutateAsync({ params: { companyId }, body })
      toast(`Invitation sent to ${body.email}`)
      onClose()
    },
  })
  return (
    <FormDialog
      title="Invite a member"
      intro="They get a link to choose a password. It works for a week."
      form={form}
      submitLabel="Send invitation"
      busyLabel="Inviting…"
      onClose={onClose}
    >
      <ContactFields problems={form.problems} emailHint={`Their address at ${domain}`} />
    </FormDialog>
  )
}

function SuspendDialog({ company: { companyId, name }, onClose }: DialogProps) {
  const suspend = useSuspendCompany()
  const form = useForm({
    schema: suspendCompany.body,
    submit: async (body) => {
      await suspend.mutateAsync({ params: { companyId }, body })
      toast(`${name} is suspended.`)
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Suspend ${name}?`}
      intro="Its members are locked out at once, its openings close, and its introductions end. We email its members and notify the learners."
      form={form}
      submitLabel="Suspend"
      busyLabel="Suspending…"
      isDanger
      onClose={onClose}
    >
      <Field label="Why" hint="The company reads this" problem={form.problems['reason']}>
        <Textarea name="reason" maxLength={1000} required />
      </Field>
    </FormDialog>
  )
}

function ResumeDialog({ company: { companyId, name }, onClose }: DialogProps) {
  const resume = useResumeCompany()
  return (
    <ConfirmDialog
      title={`Open ${name} again?`}
      text="Its members can log in and see candidates again. Its openings stay closed, and ended introductions stay ended."
      action="Open again"
      busyLabel="Opening…"
      variant="primary"
      onConfirm={async () => {
        await resume.mutateAsync({ params: { companyId } })
        toast(`${name} is open again.`)
      }}
      onClose={onClose}
    />
  )
}
