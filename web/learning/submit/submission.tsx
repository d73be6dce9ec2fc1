import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { isToSubmit, stepStates, type TaskStep } from '#contract/learning/tasks.ts'
import { lazyComponent, lazyPart } from '#web/kit/lazy-component.ts'
import { useLane } from '#web/kit/outbox/use-outbox.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { useNow } from '#web/kit/duration.ts'
import { dayAndTime, indiaDate, time } from '#web/kit/format.ts'
import { PencilLine } from '#web/kit/icons.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Loading } from '#web/kit/states/skeleton.tsx'
import { keptSolution, solutionLane } from '../solutions/solutions.api.ts'
import { PushOffer } from '#web/notifications/index.ts'
import { describeNext } from '../solutions/promise.rules.ts'
import type { SubmissionEvents } from './submission-form.tsx'
import { SubmissionRejected, type RejectedSubmission } from './submission-rejected.tsx'

// Loaded on demand: it brings the upload client, which most visits do not need.
const SubmissionPanel = lazyComponent(() => import('./submission-panel.tsx'), 'SubmissionPanel')

// For few: who submitted without a connection.
const KeptSolution = lazyPart(() => import('./kept-solution.tsx'), 'KeptSolution')

function DraftNote({ savedAt }: { savedAt: string }) {
  const now = useNow(60_000)
  const isToday = indiaDate(savedAt) === indiaDate(now)
  return (
    <p className="type-small flex items-center gap-1.5 text-soft">
      <PencilLine aria-hidden="true" className="size-4" />
      Draft saved {isToday ? time(savedAt) : dayAndTime(savedAt)}
    </p>
  )
}

type SubmissionProps = {
  step: TaskStep
  /** Null without a lesson, or in a list of steps. */
  lessonVersion: number | null
  isPrimary: boolean
  isOpen: boolean
}

/** The button, the form that replaces it, and the outcome. No dialog, so that the reference files stay visible. */
export function Submission({ step, lessonVersion, isPrimary, isOpen }: SubmissionProps) {
  const [shown, setShown] = useState<'button' | 'form' | 'success' | 'rejected'>('button')
  const [rejected, setRejected] = useState<RejectedSubmission | null>(null)
  const [submittedAttempt, setSubmittedAttempt] = useState(0)
  const [promisedAt, setPromisedAt] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const queries = useQueryClient()
  const wasShown = useRef(shown)
  const isResubmit = step.solutionSubmited === stepStates.rejected
  // The success message goes once there is a verdict.
  const isReviewed = step.attempts >= submittedAttempt && step.solutionSubmited !== stepStates.submitted
  const isJustSubmitted = shown === 'success' && !isReviewed
  const { items, isSending } = useLane(solutionLane(step.taskStepId), KeptSolution.preload)
  const kept = keptSolution(items, step)
  const canSubmit = isOpen && !kept && !isJustSubmitted && isToSubmit(step.solutionSubmited)

  // The refetched step accepts no submission, so the form closes.
  if (shown === 'form' && rejected && !canSubmit) setShown('rejected')

  // The focus must not be lost with the form.
  useEffect(() => {
    if (wasShown.current === 'form' && shown === 'button') button.current?.focus()
    if (shown === 'success' || shown === 'rejected') outcome.current?.focus()
    wasShown.current = shown
  }, [shown])

  const onSubmitted: SubmissionEvents['onSubmitted'] = (attempt, promisedAt) => {
    setSubmittedAttempt(attempt)
    setPromisedAt(promisedAt)
    setShown('success')
  }

  const open = () => {
    setRejected(null)
    setShown('form')
  }

  // The step shows when the draft was last saved.
  const onClose = () => {
    setShown('button')
    void queries.invalidateQueries({ queryKey: ['learning', 'tasks'] })
  }

  if (shown === 'form') {
    return (
      <Suspense fallback={<Loading className="mt-4" label="Opening the form" />}>
        <SubmissionPanel
          step={step}
          lessonVersion={lessonVersion}
          onKept={() => setShown('button')}
          onClose={onClose}
          onSubmitted={onSubmitted}
          onRejected={setRejected}
        />
      </Suspense>
    )
  }
  return (
    <>
      {kept && <KeptSolution item={kept} isSending={isSending} step={step} isOpen={isOpen} />}
      {isJustSubmitted && !kept && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may hold only phrases
        <div ref={outcome} tabIndex={-1} role="status" className="mt-4 rounded-control">
          <Callout tone="good">
            Solution submitted successfully...
            <span className="block font-normal">{describeNext(promisedAt)}</span>
          </Callout>
        </div>
      )}
      {isJustSubmitted && <PushOffer about="reviews" />}
      {shown === 'rejected' && rejected && !canSubmit && <SubmissionRejected ref={outcome} {...rejected} />}
      {canSubmit && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            ref={button}
            variant={isPrimary ? 'primary' : 'secondary'}
            aria-label={`${isResubmit ? 'Resubmit' : 'Submit'}: ${step.taskStepTitle}`}
            onClick={open}
          >
            {isResubmit ? 'Resubmit' : 'Submit'}
          </Button>
          {step.draftSavedAt && <DraftNote savedAt={step.draftSavedAt} />}
        </div>
      )}
    </>
  )
}
