import { useState } from 'react'
import { ReportDraft } from '#contract/hiring/conversation.ts'
import { type ReportReason, reportReasons } from '#contract/hiring/hiring.ts'
import { Field, Options, Select, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { RouteLink } from '#web/kit/layout/route-links.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useReport } from './introductions.api.ts'
import { Section } from './section.tsx'

const labels: Record<ReportReason, string> = {
  'asked for money': 'They asked me for money',
  'false opening': 'The job isn’t real, or not what they said',
  'passed data on': 'They passed my details on',
  behaviour: 'They behaved badly',
  other: 'Something else',
}

type ReportProps = { introductionId: number; companyName: string }

/** What a learner can do when something is wrong. */
export function Trouble(props: ReportProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Section id="trouble" title="Something wrong?">
      <p className="mt-1 text-soft">
        Never pay anybody for a job. Tell us if {props.companyName} breaks our rules; they don’t learn that you did. You
        can also <RouteLink to="/dashboard/introduce-me">hide yourself from them</RouteLink>.
      </p>
      <Button className="mt-4" onClick={() => setIsOpen(true)}>
        Report company
      </Button>
      {isOpen && <ReportDialog {...props} onClose={() => setIsOpen(false)} />}
    </Section>
  )
}

function ReportDialog({ introductionId, companyName, onClose }: ReportProps & { onClose: () => void }) {
  const { mutateAsync } = useReport()
  const form = useForm({
    schema: ReportDraft,
    submit: async (body) => {
      await mutateAsync({ params: { introductionId }, body })
      onClose()
      toast('Thank you. Our team reads it and writes to you.')
    },
  })
  return (
    <FormDialog
      title={`Report ${companyName}`}
      intro="Only our team reads this."
      form={form}
      submitLabel="Send report"
      busyLabel="Sending…"
      onClose={onClose}
    >
      <Field label="What is it about?" problem={form.problems['reason']}>
        <Select name="reason" required defaultValue="">
          <option value="">Choose a reason</option>
          <Options of={reportReasons.map((reason) => [reason, labels[reason]])} />
        </Select>
      </Field>
      <Field label="What happened?" problem={form.problems['details']}>
        <Textarea name="details" rows={5} maxLength={2000} required />
      </Field>
    </FormDialog>
  )
}
