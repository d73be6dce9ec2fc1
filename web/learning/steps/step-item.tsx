import { useQueryClient } from '@tanstack/react-query'
import { Circle, PencilLine } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { stepStates, type StepState, type TaskStep } from '#contract/learning/tasks.ts'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { useNow } from '#web/kit/duration.ts'
import { dayAndTime, indiaDate, time } from '#web/kit/format.ts'
import { classes } from '#web/kit/layout/classes.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { RichText } from '#web/kit/markdown/rich-text.tsx'
import { Loading } from '#web/kit/states/skeleton.tsx'
import { Attempts } from '../solutions/attempts.tsx'
import { SubmissionRejected, type RejectedSubmission } from './submission-rejected.tsx'
import { StepResources } from './step-resources.tsx'

// Loaded on demand: it brings the upload client, which most visits do not need.
const SubmissionPanel = lazyComponent(() => import('../submit/submission-panel.tsx'), 'SubmissionPanel')

const states: Record<StepState, { tone: BadgeTone; label: string }> = {
  4: { tone: 'plain', label: 'Not submitted' },
  1: { tone: 'waiting', label: 'Submitted' },
  2: { tone: 'good', label: 'Approved' },
  0: { tone: 'bad', label: 'Rejected' },
}

type StepItemProps = {
  step: TaskStep
  /** The next step to do has the primary button. */
  isNext: boolean
  isLinked: boolean
  canSubmit: boolean
}

export function StepItem({ step, isNext, isLinked, canSubmit }: StepItemProps) {
  const item = useRef<HTMLLIElement>(null)
  const { taskStepId, taskStepTitle, solutionSubmited, attempts, isArchived } = step
  const { tone, label } = states[solutionSubmited]
  const isRejected = solutionSubmited === stepStates.rejected

  useEffect(() => {
    if (!isLinked) return
    item.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })
    item.current?.focus({ preventScroll: true })
  }, [isLinked])

  return (
    <li
      ref={item}
      id={`step-${taskStepId}`}
      tabIndex={-1}
      aria-labelledby={`step-${taskStepId}-title`}
      className={classes('px-5 py-5 outline-offset-[-4px] sm:px-6', isLinked && 'bg-indigo-tint/40')}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 id={`step-${taskStepId}-title`} className="min-w-0 flex-1 basis-60 font-semibold">
          {taskStepTitle}
        </h3>
        <Badge tone={tone} {...(solutionSubmited === stepStates.none && { icon: Circle })}>
          {label}
        </Badge>
      </div>
      {step.instructions && <RichText text={step.instructions} className="mt-2 max-w-3xl" />}
      <StepResources step={step} />
      {isArchived && (
        <p className="type-small mt-3 text-soft">
          This step is no longer part of the course. Your submission stays here.
        </p>
      )}
      <Submission step={step} isPrimary={isNext} isOpen={canSubmit && !isArchived} />
      {attempts > 0 && (
        <Attempts
          taskStepId={taskStepId}
          count={attempts}
          isOpenAtFirst={isRejected || isLinked}
          canReply={canSubmit}
        />
      )}
    </li>
  )
}

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

type SubmissionProps = { step: TaskStep; isPrimary: boolean; isOpen: boolean }

/** The button, the form that replaces it, and the outcome. No dialog, so that the reference files stay visible. */
function Submission({ step, isPrimary, isOpen }: SubmissionProps) {
  const [shown, setShown] = useState<'button' | 'form' | 'success' | 'rejected'>('button')
  const [rejected, setRejected] = useState<RejectedSubmission | null>(null)
  const [submittedAttempt, setSubmittedAttempt] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const queries = useQueryClient()
  const wasShown = useRef(shown)
  const isResubmit = step.solutionSubmited === stepStates.rejected
  // The success message goes once there is a verdict.
  const isReviewed = step.attempts >= submittedAttempt && step.solutionSubmited !== stepStates.submitted
  const isJustSubmitted = shown === 'success' && !isReviewed
  const canSubmit = isOpen && !isJustSubmitted && (isResubmit || step.solutionSubmited === stepStates.none)

  // The refetched step accepts no submission, so the form closes.
  if (shown === 'form' && rejected && !canSubmit) setShown('rejected')

  // The focus must not be lost with the form.
  useEffect(() => {
    if (wasShown.current === 'form' && shown === 'button') button.current?.focus()
    if (shown === 'success' || shown === 'rejected') outcome.current?.focus()
    wasShown.current = shown
  }, [shown])

  const onSubmitted = (attempt: number) => {
    setSubmittedAttempt(attempt)
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
        <SubmissionPanel step={step} onClose={onClose} onSubmitted={onSubmitted} onRejected={setRejected} />
      </Suspense>
    )
  }
  return (
    <>
      {isJustSubmitted && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may hold only phrases
        <div ref={outcome} tabIndex={-1} role="status" className="mt-4 rounded-control">
          <Callout tone="good">
            Solution submitted successfully...
            <span className="block font-normal">A mentor will review it next. We’ll notify you of the result.</span>
          </Callout>
        </div>
      )}
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
