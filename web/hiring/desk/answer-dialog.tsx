import { closeCompanyReport, type CompanyReport } from '#contract/hiring/reports.ts'
import { useDraft } from '#web/kit/forms/draft.ts'
import { Field, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useCloseReport } from './company-desk.api.ts'

export function AnswerDialog({ report, onClose }: { report: CompanyReport; onClose: () => void }) {
  const { reportId, companyName, reporter } = report
  const { draft, change, forget } = useDraft(`report ${reportId}`, { answer: '' })
  const close = useCloseReport()
  const form = useForm({
    schema: closeCompanyReport.body,
    submit: async (body) => {
      await close.mutateAsync({ params: { reportId }, body })
      forget()
      onClose()
      toast(`Closed. We’ve notified ${reporter.name}.`)
    },
  })
  return (
    <FormDialog
      title={`Answer the report about ${companyName}`}
      intro={`${reporter.name} reads what you write. To lock the company out, suspend it on its page.`}
      form={form}
      submitLabel="Send and close"
      busyLabel="Sending…"
      onClose={onClose}
    >
      <Field label="Your answer" hint="What you found, and what you did" problem={form.problems['answer']}>
        <Textarea
          name="answer"
          maxLength={2000}
          required
          value={draft.answer}
          onChange={({ target }) => change({ answer: target.value })}
        />
      </Field>
    </FormDialog>
  )
}
