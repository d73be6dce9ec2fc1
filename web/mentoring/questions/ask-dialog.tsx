import { useState } from 'react'
import { useNavigate } from 'react-router'
import { keyOf } from '#contract/learning/lesson-text.ts'
import type { StepPage } from '#contract/learning/lessons.ts'
import { QuestionDraft, type Question } from '#contract/mentoring/questions.ts'
import { messagePictures } from '#contract/threads/messages.ts'
import { useDraft } from '#web/kit/forms/draft.ts'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { MarkdownField } from '#web/kit/markdown/markdown-field.tsx'
import { PicturesField } from '#web/kit/forms/pictures-field.tsx'
import { promisedTime } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { useIsShown } from '#web/kit/outbox/use-is-shown.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import type { AskedPlace } from '#web/learning/index.ts'
import { PushOffer } from '#web/notifications/index.ts'
import { useAskQuestion } from './questions.api.ts'
import { QuotedLines } from './quote.tsx'
import { Similar } from './similar.tsx'

type AskDialogProps = { page: StepPage; place: AskedPlace | null; onClose: () => void }

export function AskDialog(props: AskDialogProps) {
  const [asked, setAsked] = useState<Question | 'kept' | null>(null)
  if (asked === 'kept') return <Kept onClose={props.onClose} />
  return asked ? <Sent question={asked} onClose={props.onClose} /> : <AskForm {...props} onSent={setAsked} />
}

function AskForm({ page, place, onClose, onSent }: AskDialogProps & { onSent: (question: Question | 'kept') => void }) {
  const stepId = page.step.taskStepId
  const version = page.lesson?.version
  const about = toDraftPlace(place, version)
  const { draft, change, forget } = useDraft(`question ${stepId}`, { title: '', details: '' }, 'browser')
  const [pictures, setPictures] = useState<File[]>([])
  const ask = useAskQuestion(useIsShown())
  const form = useForm({
    schema: QuestionDraft,
    read: (fields) => ({ title: fields.get('title'), details: fields.get('details'), ...about }),
    submit: async (values) => {
      const body = QuestionDraft.parse(values)
      const sent = await ask.mutateAsync({ stepId, body, files: pictures })
      forget()
      onSent(sent.is === 'received' ? sent.answer : 'kept')
    },
  })
  const { problems } = form
  return (
    <FormDialog
      title="Ask a mentor"
      intro={describePlace(place, page.step.taskStepTitle)}
      form={form}
      size="large"
      submitLabel="Send question"
      busyLabel="Sending…"
      cancelLabel={draft.title || draft.details ? 'Save for later' : 'Cancel'}
      onClose={onClose}
    >
      {place && 'code' in place && <QuotedCode {...place} />}
      <Field label="Your question" problem={problems['title'] ?? placeProblem(problems)}>
        <Input
          name="title"
          value={draft.title}
          onChange={({ target }) => change({ title: target.value })}
          maxLength={150}
          required
          autoComplete="off"
          data-autofocus
          placeholder="Why does my loop skip the last item?"
        />
      </Field>
      <Similar stepId={stepId} text={draft.title} onClose={onClose} />
      <MarkdownField
        label="Details"
        optional
        hint="What you tried, what you expected, and what happened instead."
        problem={problems['details']}
        name="details"
        rows={4}
        maxLength={4000}
        value={draft.details}
        onChange={({ target }) => change({ details: target.value })}
      />
      <PicturesField
        limits={messagePictures}
        pictures={pictures}
        onPictures={setPictures}
        problem={problems['pictures']}
      />
    </FormDialog>
  )
}

/** The lesson or the file may have changed since the page was opened. */
const placeProblem = (problems: Record<string, string | undefined>) =>
  problems['line'] ?? problems['fileId'] ?? problems['sampleKey'] ?? problems['solutionId'] ?? problems['lessonVersion']

function toDraftPlace(place: AskedPlace | null, lessonVersion: number | undefined): Partial<QuestionDraft> {
  if (!place) return {}
  if (!('solutionId' in place))
    return lessonVersion ? { lessonVersion, sampleKey: keyOf(place.code), line: place.line } : {}
  const { solutionId } = place
  return 'fileId' in place ? { solutionId, fileId: place.fileId, line: place.line } : { solutionId }
}

function describePlace(place: AskedPlace | null, stepName: string): string {
  if (!place) return `About “${stepName}”. Only you and our mentors can read it.`
  if (!('solutionId' in place)) return `About line ${place.line} of this code. Only you and our mentors can read it.`
  const file = 'fileId' in place ? `, ${place.path} line ${place.line}` : ''
  return `About attempt ${place.attempt}${file}. Only you and our mentors can read it.`
}

function QuotedCode({ code, line }: { code: string; line: number }) {
  const from = Math.max(1, line - 2)
  const lines = code.split('\n').slice(from - 1, line + 2)
  return (
    <div className="min-w-0 rounded-control border border-line">
      <QuotedLines code={lines.join('\n')} from={from} line={line} />
    </div>
  )
}

const Kept = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    title="Kept on this device"
    intro="We’ll send your question when you’re back online. You can leave this page."
    actions={<Button onClick={onClose}>Continue with the step</Button>}
  />
)

function Sent({ question, onClose }: { question: Question; onClose: () => void }) {
  const navigate = useNavigate()
  return (
    <Dialog
      open
      onClose={onClose}
      title="Question sent"
      intro={`A mentor answers by ${promisedTime(question.promisedAt)}. We’ll notify you.`}
      actions={
        <>
          <Button onClick={onClose}>Continue with the step</Button>
          <Button variant="primary" onClick={() => void navigate(`/dashboard/questions/${question.questionId}`)}>
            View your question
          </Button>
        </>
      }
    >
      <PushOffer about="answers" />
    </Dialog>
  )
}
