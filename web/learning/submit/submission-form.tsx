import { useEffect, useRef, type FormEvent } from 'react'
import type { Draft } from '#contract/learning/solutions.ts'
import type { TaskStep } from '#contract/learning/tasks.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { ApiError } from '#web/kit/api/call.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import type { RejectedSubmission } from './submission-rejected.tsx'
import { DraftVersions } from './draft-versions.tsx'
import { Explanation, tooLong } from './explanation.tsx'
import { FilesField, FilesImport } from './files-field.tsx'
import type { Limits } from './limits.rules.ts'
import { useSolutionDraft } from './solution-draft.ts'
import { notReady } from './upload-list.ts'
import { useFiles } from './use-files.ts'
import { describeProblem, useSending } from './use-sending.ts'

export type SubmissionEvents = {
  onClose: () => void
  onSubmitted: (attempt: number, promisedAt?: string) => void
  /** It waits on this device. */
  onKept?: () => void
  /** The step has changed meanwhile, as in another tab, and may not accept a submission any more. */
  onRejected: (rejected: RejectedSubmission) => void
}

type SubmissionFormProps = SubmissionEvents & {
  step: TaskStep
  lessonVersion: number | null
  userId: number
  /** Null while the server cannot be reached. */
  draft: Draft | null
  limits: Limits | null
}

export function SubmissionForm({ step, lessonVersion, userId, draft: server, limits, ...events }: SubmissionFormProps) {
  const { taskStepId, taskStepTitle } = step
  const { draft, value, ...saved } = useSolutionDraft({ userId, taskStepId, server })
  const { text, other, droppedFiles } = value
  const files = useFiles(taskStepId, server, limits, droppedFiles)
  const form = useRef<HTMLFormElement>(null)
  const reason = textProblem(text) ?? notReady(files.items)
  const { send, isBusy, problem } = useSending(async (submit) => {
    const handedOver = files.uploads.handOver()
    const uploadIds = handedOver.uploads.map(({ id }) => id).join(',')
    const previousFiles = files.kept.map(({ fileId }) => fileId).join(',')
    const idempotencyKey = await draft.startSubmission(`${uploadIds}\n${previousFiles}`)
    try {
      const sent = await submit({
        taskStepId,
        title: step.taskStepTitle,
        textSolution: text,
        ...handedOver,
        ...(lessonVersion !== null && { lessonVersion }),
        previousFiles,
        idempotencyKey,
        draft: value,
      })
      draft.remove()
      files.uploads.clear()
      if (sent.is === 'received') events.onSubmitted(sent.answer.attempt, sent.answer.promisedAt)
      else events.onKept?.()
    } catch (error) {
      files.uploads.resume()
      if (error instanceof ApiError && error.code === 'conflict') {
        // The other submission has deleted the draft on the server.
        draft.markUnsaved()
        events.onRejected({ reason: error.message, text })
      } else draft.resume()
      throw error
    }
  })

  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (reason === null) void send()
  }

  return (
    <>
      <form
        ref={form}
        onSubmit={onSubmit}
        noValidate
        aria-label={`Submit: ${taskStepTitle}`}
        className="mt-4 grid grid-cols-1 gap-5 rounded-control border border-line bg-paper p-4 sm:p-5"
      >
        <DraftVersions draft={draft} other={other} />
        <Explanation
          text={text}
          saved={saved}
          problem={problem?.fields['textSolution']}
          onType={(text) => draft.edit({ text })}
        />
        <FilesField
          {...files}
          limits={limits}
          droppedFiles={droppedFiles}
          onDrop={(droppedFiles) => draft.edit({ droppedFiles })}
        />
        {problem && !problem.fields['textSolution'] && <Callout tone="problem">{describeProblem(problem)}</Callout>}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button
            type="submit"
            variant="primary"
            disabled={reason !== null}
            busy={isBusy}
            busyLabel="Submitting…"
            aria-describedby={`reason-${taskStepId}`}
          >
            Submit
          </Button>
          <Button variant="quiet" onClick={events.onClose}>
            Close
          </Button>
          <p id={`reason-${taskStepId}`} className="type-small text-soft">
            {reason}
          </p>
        </div>
      </form>
      <FilesImport files={files} />
    </>
  )
}

/** Spec: the button is disabled while the explanation is empty. */
const textProblem = (text: string) => (text.trim() === '' ? 'Explain your solution first.' : tooLong(text))
