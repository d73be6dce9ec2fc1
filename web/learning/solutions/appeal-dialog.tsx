import { askForSecondOpinion } from '#contract/learning/second-opinions.ts'
import { useDraft } from '#web/kit/forms/draft.ts'
import { useForm } from '#web/kit/forms/form.ts'
import { MarkdownField } from '#web/kit/markdown/markdown-field.tsx'
import { promisedTime } from '#web/kit/format.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useAskForSecondOpinion } from './appeal.api.ts'
import { appealDraft } from './appeal.rules.ts'

type AppealDialogProps = {
  solutionId: number
  taskStepId: number
  mentor: string
  onAsked: () => void
  onClose: () => void
}

export function AppealDialog({ solutionId, taskStepId, mentor, onAsked, onClose }: AppealDialogProps) {
  const { draft, change, forget } = useDraft(appealDraft(solutionId), { reason: '' }, 'browser')
  const ask = useAskForSecondOpinion(taskStepId)
  const form = useForm({
    schema: askForSecondOpinion.body,
    submit: async ({ reason }) => {
      const { promisedAt } = await ask.mutateAsync({ params: { solutionId }, body: { reason } })
      forget()
      toast(`You’ll get a second opinion by ${promisedTime(promisedAt)}`)
      onAsked()
    },
  })
  return (
    <FormDialog
      title="Ask for a second opinion"
      intro={`Another mentor reviews this attempt without seeing what ${mentor} decided or wrote. You can ask once per attempt, and you can’t submit again until it’s decided.`}
      form={form}
      submitLabel="Ask for a second opinion"
      busyLabel="Sending…"
      cancelLabel={draft.reason ? 'Save for later' : 'Cancel'}
      onClose={onClose}
    >
      <MarkdownField
        label="What should the mentor look at again?"
        hint="Name the point you disagree with, and why. Only our team can read it."
        problem={form.problems['reason']}
        name="reason"
        rows={4}
        maxLength={2000}
        value={draft.reason}
        onChange={({ target }) => change({ reason: target.value })}
        required
        data-autofocus
      />
    </FormDialog>
  )
}
