import { Circle } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { stepStates, type StepState, type TaskStep } from '#contract/learning/tasks.ts'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Loading } from '#web/kit/states/skeleton.tsx'
import { Attempts } from '../solutions/attempts.tsx'
import { NotHandedIn, type Overtaken } from './not-handed-in.tsx'
import { StepResources } from './step-resources.tsx'

// Handing in brings the upload client along; who only reads does not need it.
const SubmissionPanel = lazy(async () => ({
  default: (await import('../submit/submission-panel.tsx')).SubmissionPanel,
}))

const states: Record<StepState, { tone: BadgeTone; word: string }> = {
  4: { tone: 'plain', word: 'Not submitted' },
  1: { tone: 'waiting', word: 'Submitted' },
  2: { tone: 'good', word: 'Approved' },
  0: { tone: 'bad', word: 'Rejected' },
}

type StepItemProps = {
  step: TaskStep
  /** The step to do next: its button is the one that stands out. */
  isNext: boolean
  /** Asked for by a link: brought into sight, with its attempts open. */
  isAsked: boolean
  canSubmit: boolean
}

export function StepItem({ step, isNext, isAsked, canSubmit }: StepItemProps) {
  const item = useRef<HTMLLIElement>(null)
  const { taskStepId, taskStepTitle, solutionSubmited, attempts, isArchived } = step
  const { tone, word } = states[solutionSubmited]
  const isRejected = solutionSubmited === stepStates.rejected

  useEffect(() => {
    if (!isAsked) return
    item.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })
    item.current?.focus({ preventScroll: true })
  }, [isAsked])

  return (
    <li
      ref={item}
      id={`step-${taskStepId}`}
      tabIndex={-1}
      aria-labelledby={`step-${taskStepId}-title`}
      className={classes('px-5 py-5 outline-offset-[-4px] sm:px-6', isAsked && 'bg-indigo-tint/40')}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 id={`step-${taskStepId}-title`} className="min-w-0 flex-1 basis-60 font-semibold">
          {taskStepTitle}
        </h3>
        <Badge tone={tone} {...(solutionSubmited === stepStates.none && { icon: Circle })}>
          {word}
        </Badge>
      </div>
      <StepResources step={step} />
      {isArchived && (
        <p className="type-small mt-3 text-soft">This step left the course. What you handed in is kept.</p>
      )}
      <Submitting step={step} isPrimary={isNext} isOpenToSubmit={canSubmit && !isArchived} />
      {attempts > 0 && <Attempts taskStepId={taskStepId} count={attempts} isOpenAtFirst={isRejected || isAsked} />}
    </li>
  )
}

type SubmittingProps = { step: TaskStep; isPrimary: boolean; isOpenToSubmit: boolean }

/** The button, the form that opens in its place, and how it ended. In the page, so that references stay in sight. */
function Submitting({ step, isPrimary, isOpenToSubmit }: SubmittingProps) {
  const [shown, setShown] = useState<'button' | 'form' | 'success' | 'overtaken'>('button')
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null)
  const [submitted, setHandedIn] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const wasShown = useRef(shown)
  const isResubmit = step.solutionSubmited === stepStates.rejected
  // Until the verdict is here; then it says more than that the solution arrived.
  const isJudged = step.attempts >= submitted && step.solutionSubmited !== stepStates.submitted
  const hasJustArrived = shown === 'success' && !isJudged
  const maySubmit = isOpenToSubmit && !hasJustArrived && (isResubmit || step.solutionSubmited === stepStates.none)

  // Refused, and the step asked anew says why: a form that it will not take is not left open.
  if (shown === 'form' && overtaken && !maySubmit) setShown('overtaken')

  // The focus goes on from where the form was.
  useEffect(() => {
    if (wasShown.current === 'form' && shown === 'button') button.current?.focus()
    if (shown === 'success' || shown === 'overtaken') outcome.current?.focus()
    wasShown.current = shown
  }, [shown])

  const onHandedIn = (attempt: number) => {
    setHandedIn(attempt)
    setShown('success')
  }

  const open = () => {
    setOvertaken(null)
    setShown('form')
  }

  if (shown === 'form') {
    return (
      <Suspense fallback={<Loading className="mt-4" label="Opening the form" />}>
        <SubmissionPanel
          step={step}
          onClose={() => setShown('button')}
          onHandedIn={onHandedIn}
          onOvertaken={setOvertaken}
        />
      </Suspense>
    )
  }
  return (
    <>
      {hasJustArrived && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may hold only phrases
        <div ref={outcome} tabIndex={-1} role="status" className="mt-4 rounded-control">
          <Callout tone="good">
            Solution submitted successfully...
            <span className="block font-normal">A mentor reads it next. You get a notification with the verdict.</span>
          </Callout>
        </div>
      )}
      {shown === 'overtaken' && overtaken && !maySubmit && <NotHandedIn ref={outcome} {...overtaken} />}
      {maySubmit && (
        <Button
          ref={button}
          variant={isPrimary ? 'primary' : 'secondary'}
          className="mt-4"
          aria-label={`${isResubmit ? 'Resubmit' : 'Submit'}: ${step.taskStepTitle}`}
          onClick={open}
        >
          {isResubmit ? 'Resubmit' : 'Submit'}
        </Button>
      )}
    </>
  )
}
