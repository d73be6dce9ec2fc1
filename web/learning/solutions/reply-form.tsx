import { answerComment } from '#contract/learning/solutions.ts'
import { Problem } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { MarkdownField } from '#web/kit/forms/markdown-field.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useAnswerComment } from './solutions.api.ts'

export type ReplyProps = { commentId: number; taskStepId: number; onAnswered: () => void }

export function ReplyForm({ commentId, taskStepId, onAnswered, onClose }: ReplyProps & { onClose: () => void }) {
  const send = useAnswerComment(taskStepId)
  const { onSubmit, problems, isBusy } = useForm({
    schema: answerComment.body,
    submit: async ({ answer }) => {
      await send.mutateAsync({ commentId, answer })
      toast('Reply sent')
      onAnswered()
    },
  })
  return (
    <form onSubmit={onSubmit} noValidate className="mt-3 grid grid-cols-1 gap-3">
      <MarkdownField
        label="Your reply"
        hint="What you changed, or why you didn’t."
        problem={problems['answer']}
        name="answer"
        rows={2}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the learner has just asked for this field
        autoFocus
        required
      />
      <Problem text={problems['form']} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" variant="primary" busy={isBusy}>
          Send reply
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
