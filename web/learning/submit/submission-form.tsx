import { useEffect, useRef, useState, type FormEvent } from 'react'
import { maxExplanation, type Draft } from '#contract/learning/solutions.ts'
import type { TaskStep } from '#contract/learning/tasks.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { ApiError } from '#web/kit/api/call.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { useSubmission } from '../solutions/solutions.api.ts'
import type { Overtaken } from '../steps/not-handed-in.tsx'
import { Explanation } from './explanation.tsx'
import { FilesField } from './files-field.tsx'
import type { Limits } from './limits.rules.ts'
import { notReady, uploadIds } from './upload-list.ts'
import { useDraft } from './use-draft.ts'
import { useFiles } from './use-files.ts'

type SubmissionFormProps = {
  step: TaskStep
  userId: number
  /** Null while the server cannot be reached. */
  draft: Draft | null
  limits: Limits | null
  onClose: () => void
  onHandedIn: (attempt: number) => void
  /** Refused because of what became of the step meanwhile; asked anew, the step may still take it. */
  onOvertaken: (by: Overtaken) => void
}

export function SubmissionForm({ step, userId, draft, limits, onClose, onHandedIn, onOvertaken }: SubmissionFormProps) {
  const { taskStepId, taskStepTitle } = step
  const { text, saved, other, keeper } = useDraft({ userId, taskStepId, server: draft })
  const files = useFiles(taskStepId, draft, limits)
  const form = useRef<HTMLFormElement>(null)
  const reason = whyNot(text) ?? notReady(files.items)
  const { send, isBusy, problem } = useSending(async (submit) => {
    const uploads = uploadIds(files.items)
    const submissionKey = await keeper.startSubmission(uploads)
    const { attempt } = await submit({ taskStepId, textSolution: text, uploads, submissionKey }).catch(
      (error: unknown) => {
        if (error instanceof ApiError && error.code === 'conflict') {
          keeper.keepOn()
          onOvertaken({ why: error.message, text })
        }
        throw error
      },
    )
    keeper.forget()
    files.uploads.forget()
    onHandedIn(attempt)
  })

  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (reason === null) void send()
  }

  return (
    <form
      ref={form}
      onSubmit={onSubmit}
      noValidate
      aria-label={`Hand in: ${taskStepTitle}`}
      className="mt-4 grid grid-cols-1 gap-5 rounded-control border border-line bg-paper p-4 sm:p-5"
    >
      {other !== null && (
        <Callout tone="waiting">
          <p>There is another draft of this solution, from another device or an earlier visit.</p>
          <Button size="small" className="mt-2" onClick={keeper.takeOther}>
            Use the other draft
          </Button>
        </Callout>
      )}
      <Explanation text={text} saved={saved} problem={problem?.fields['textSolution']} onType={keeper.type} />
      <FilesField {...files} limits={limits} />
      {problem && !problem.fields['textSolution'] && <Callout tone="problem">{inWords(problem)}</Callout>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          type="submit"
          variant="primary"
          disabled={reason !== null}
          busy={isBusy}
          busyLabel="Handing in…"
          aria-describedby={`why-${taskStepId}`}
        >
          Hand in
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
        <p id={`why-${taskStepId}`} className="type-small text-soft">
          {reason}
        </p>
      </div>
    </form>
  )
}

/** Spec: nothing can be saved while the explanation is empty. */
function whyNot(text: string): string | null {
  if (text.trim() === '') return 'Write a few words about your solution first.'
  return text.trim().length > maxExplanation ? 'Shorten the explanation first.' : null
}

/** A second press while the first is under way does nothing; state lags behind two quick ones, a ref does not. */
function useSending(act: (submit: ReturnType<typeof useSubmission>['mutateAsync']) => Promise<void>) {
  const { mutateAsync } = useSubmission()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<ApiError | null>(null)
  const busy = useRef(false)

  async function send() {
    if (busy.current) return
    busy.current = true
    setIsBusy(true)
    setProblem(null)
    try {
      await act(mutateAsync)
    } catch (error) {
      setProblem(error instanceof ApiError ? error : new ApiError('unexpected', 'Something went wrong.'))
    } finally {
      busy.current = false
      setIsBusy(false)
    }
  }
  return { send, isBusy, problem }
}

function inWords(problem: ApiError): string {
  if (problem.code === 'unreachable') {
    return 'There is no connection. Everything is kept on this device: press Hand in again when it is back.'
  }
  const [field] = Object.values(problem.fields)
  const told = (field ?? problem.message).replace(/\.?$/, '.')
  return `${told} Nothing you wrote is lost.`
}
