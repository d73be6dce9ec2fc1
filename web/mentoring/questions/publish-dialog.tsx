import { Publication, type DeskQuestionPage } from '#contract/mentoring/questions-desk.ts'
import { useDraft } from '#web/kit/forms/draft.ts'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { MarkdownField } from '#web/kit/markdown/markdown-field.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { usePublishQuestion, useUnpublishQuestion } from './desk.api.ts'

type PublishDialogProps = { question: DeskQuestionPage; initial: Publication; onClose: () => void }

export function PublishDialog({ question, initial, onClose }: PublishDialogProps) {
  const { questionId, stepName, learner, publication } = question
  const { title, question: asked, answer } = initial
  const { draft, change, forget } = useDraft(`publication ${questionId}`, { title, question: asked, answer })
  const publish = usePublishQuestion()
  const form = useForm({
    schema: Publication,
    submit: async (values) => {
      await publish.mutateAsync({ params: { questionId }, body: Publication.parse(values) })
      forget()
      toast(publication ? 'Changes published' : 'Published on the step')
      onClose()
    },
  })
  const { problems } = form
  return (
    <FormDialog
      title={publication ? 'Edit published answer' : 'Publish on the step'}
      intro={`All learners of the course see it on “${stepName}”, without names. Remove anything that could identify ${learner.name}.`}
      form={form}
      size="large"
      submitLabel={publication ? 'Save changes' : 'Publish'}
      footer={publication && <Unpublish questionId={questionId} onDone={onClose} />}
      onClose={onClose}
    >
      <Field label="Question" problem={problems['title']}>
        <Input
          name="title"
          value={draft.title}
          onChange={({ target }) => change({ title: target.value })}
          maxLength={150}
          required
        />
      </Field>
      <MarkdownField
        label="Details of the question"
        optional
        problem={problems['question']}
        name="question"
        rows={3}
        maxLength={4000}
        value={draft.question}
        onChange={({ target }) => change({ question: target.value })}
      />
      <MarkdownField
        label="Answer"
        problem={problems['answer']}
        name="answer"
        rows={6}
        maxLength={8000}
        required
        value={draft.answer}
        onChange={({ target }) => change({ answer: target.value })}
      />
    </FormDialog>
  )
}

function Unpublish({ questionId, onDone }: { questionId: number; onDone: () => void }) {
  const unpublish = useUnpublishQuestion()
  const remove = async () => {
    await unpublish.mutateAsync({ params: { questionId } })
    toast('Removed from the step')
    onDone()
  }
  return (
    <Button variant="quiet" busy={unpublish.isPending} onClick={() => void remove().catch(() => null)}>
      Remove from the step
    </Button>
  )
}
