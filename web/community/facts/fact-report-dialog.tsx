import { type Fact, reportFact } from '#contract/community/facts.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useReportFact } from './api.ts'

export function FactReportDialog({ fact, onClose }: { fact: Fact; onClose: () => void }) {
  const report = useReportFact(fact.factId)
  const { onSubmit, problems, isBusy } = useForm({
    schema: reportFact.body,
    submit: async ({ reason }) => {
      await report.mutateAsync(reason)
      toast('Thank you. Staff looks at it.')
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title="Report this fact"
      intro="Staff reads it and decides whether the fact stays. Nobody else sees that you reported it."
    >
      <form onSubmit={onSubmit} noValidate className="grid grid-cols-1 gap-5">
        {problems['form'] && <Callout tone="problem">{problems['form']}</Callout>}
        <p className="line-clamp-4 border-l-4 border-l-line pl-3 wrap-anywhere text-soft">{fact.text}</p>
        <Field label="What is wrong with it" problem={problems['reason']}>
          <Textarea name="reason" maxLength={500} rows={3} required placeholder="The source says otherwise: …" />
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Sending…">
            Send report
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
