import { type Fact, reportFact } from '#contract/community/facts.ts'
import { Field, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useDeleteFact, useReportFact } from './api.ts'

type FactDialogProps = { fact: Fact; onClose: () => void }

const Quote = ({ text }: { text: string }) => (
  <p className="line-clamp-4 border-l-4 border-l-line pl-3 wrap-anywhere text-soft">{text}</p>
)

export function FactReportDialog({ fact, onClose }: FactDialogProps) {
  const report = useReportFact()
  const form = useForm({
    schema: reportFact.body,
    submit: async ({ reason }) => {
      await report.mutateAsync({ params: { factId: fact.factId }, body: { reason } })
      toast('Thank you. We’ll look into it.')
      onClose()
    },
  })
  return (
    <FormDialog
      title="Report this fact"
      intro="Our staff will decide whether it stays. Nobody else sees your report."
      form={form}
      submitLabel="Send report"
      busyLabel="Sending…"
      onClose={onClose}
    >
      <Quote text={fact.text} />
      <Field label="What’s wrong with it?" problem={form.problems['reason']}>
        <Textarea name="reason" maxLength={500} rows={3} required placeholder="The source says otherwise: …" />
      </Field>
    </FormDialog>
  )
}

export function FactDeleteDialog({ fact, onClose }: FactDialogProps) {
  const remove = useDeleteFact()
  return (
    <ConfirmDialog
      title="Delete this fact?"
      text={
        fact.author.isMe
          ? 'It will be removed from the board with its likes. You can’t undo this.'
          : `It will be removed from the board with its likes, and we’ll notify ${fact.author.name}. You can’t undo this.`
      }
      action="Delete"
      busyLabel="Deleting…"
      onConfirm={async () => {
        await remove.mutateAsync({ params: { factId: fact.factId } })
        toast('Fact deleted.')
      }}
      onClose={onClose}
    >
      <Quote text={fact.text} />
    </ConfirmDialog>
  )
}
