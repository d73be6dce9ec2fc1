import { useState } from 'react'
import { decideCompany } from '#contract/hiring/applications.ts'
import type { CompanyDetails } from '#contract/hiring/company-desk.ts'
import { May } from '#web/identity/index.ts'
import { Field, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { dayAndTime } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useDecideCompany } from './company-desk.api.ts'

type Props = { company: CompanyDetails; application: NonNullable<CompanyDetails['application']> }

/** Who applied and why, with the decision. */
export function Application({ company, application: { name, email, message, confirmedAt } }: Props) {
  const [decision, setDecision] = useState<'approve' | 'decline' | null>(null)
  const dialog = { company, email, onClose: () => setDecision(null) }
  return (
    <Card as="section" aria-labelledby="application" className="mb-7">
      <h2 id="application" className="type-h3">
        Application
      </h2>
      <p className="mt-2 wrap-anywhere">
        {name},{' '}
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>
      </p>
      <p className="type-small text-soft">
        {confirmedAt ? `Address confirmed on ${dayAndTime(confirmedAt)}` : 'The address isn’t confirmed yet'}
      </p>
      {message && <p className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere">{message}</p>}
      {confirmedAt && (
        <May do="jobs:act">
          <div className="mt-5 flex flex-wrap gap-3">
            <Button variant="primary" onClick={() => setDecision('approve')}>
              Approve
            </Button>
            <Button onClick={() => setDecision('decline')}>Decline</Button>
          </div>
        </May>
      )}
      {decision === 'approve' && <ApproveDialog {...dialog} />}
      {decision === 'decline' && <DeclineDialog {...dialog} />}
    </Card>
  )
}

type DialogProps = Pick<Props, 'company'> & { email: string; onClose: () => void }

function ApproveDialog({ company: { companyId, name }, email, onClose }: DialogProps) {
  const decide = useDecideCompany()
  return (
    <ConfirmDialog
      title={`Approve ${name}?`}
      text={`We invite ${email}. Once they accept the terms, they see candidates without names and can write openings.`}
      action="Approve and invite"
      busyLabel="Approving…"
      variant="primary"
      onConfirm={async () => {
        await decide.mutateAsync({ params: { companyId }, body: { decision: 'approve' } })
        toast(`Invitation sent to ${email}`)
      }}
      onClose={onClose}
    />
  )
}

function DeclineDialog({ company: { companyId, name }, email, onClose }: DialogProps) {
  const decide = useDecideCompany()
  const form = useForm({
    schema: decideCompany.body,
    read: (data) => ({ decision: 'decline', reason: data.get('reason') }),
    submit: async (body) => {
      await decide.mutateAsync({ params: { companyId }, body })
      toast(`We’ve written to ${email}.`)
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Decline ${name}?`}
      intro="We email them your reason and delete their contact details."
      form={form}
      submitLabel="Decline"
      busyLabel="Declining…"
      isDanger
      onClose={onClose}
    >
      <Field label="Why" hint="They read this" problem={form.problems['reason']}>
        <Textarea name="reason" maxLength={1000} required />
      </Field>
    </FormDialog>
  )
}
