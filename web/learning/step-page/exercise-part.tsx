import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react'
import type { StepPage } from '#contract/learning/lessons.ts'
import type { Exercise } from '#contract/learning/practice.ts'
import { automaticChecks } from '#contract/learning/solutions.ts'
import { isToSubmit, stepStates } from '#contract/learning/tasks.ts'
import { ArrowRight, CodeXml } from '#web/kit/icons.tsx'
import { useLane } from '#web/kit/outbox/use-outbox.ts'
import { lazyComponent, lazyPart } from '#web/kit/lazy-component.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { ExercisePreview } from '../practice/exercise/exercise-preview.tsx'
import { firstLessonKey } from '../practice/exercise/trial-code.ts'
import { PushOffer } from '#web/notifications/index.ts'
import { describeNext } from '../solutions/promise.rules.ts'
import { attemptsOf, keptSolution, solutionLane } from '../solutions/solutions.api.ts'
import { stepPath } from '../steps/step-path.ts'
import type { LearnerExerciseProps } from '../submit/learner-exercise.tsx'
import { type RejectedSubmission, SubmissionRejected } from '../submit/submission-rejected.tsx'
import { neighboursOf } from './outline.rules.ts'
import { WorkWithGit } from './work-with-git.tsx'

const SubmittedExercise = lazyComponent(() => import('./submitted-exercise.tsx'), 'SubmittedExercise')

// For few: who submitted without a connection.
const KeptSolution = lazyPart(() => import('../submit/kept-solution.tsx'), 'KeptSolution')

const LearnerExercise = lazyComponent(() => import('../submit/learner-exercise.tsx'), 'LearnerExercise')

export type ExercisePartProps = { page: StepPage; exercise: Exercise; canSubmit: boolean; isLearner: boolean }

/** The exercise of a step, and what came of submitting it. */
type Submitted = { submittedAttempt: number; promisedAt?: string | undefined }

type WithLearner = { Learner?: ComponentType<LearnerExerciseProps> }

export function ExercisePart(props: ExercisePartProps & WithLearner) {
  const { page, exercise, canSubmit, isLearner, Learner = LearnerExercise } = props
  const { step, checkProgress } = page
  const [{ submittedAttempt, promisedAt }, setSubmitted] = useState<Submitted>({ submittedAttempt: 0 })
  const [rejected, setRejected] = useState<RejectedSubmission | null>(null)
  const [isTrying, setIsTrying] = useState(false)
  const outcome = useRef<HTMLDivElement>(null)
  useFreshState(page)
  const isFirst = neighboursOf(page.outline, step.taskStepId).number === 1
  const isReviewed = step.attempts >= submittedAttempt && step.solutionSubmited !== stepStates.submitted
  const isJustSubmitted = submittedAttempt > 0 && !isReviewed
  const { items, isSending } = useLane(solutionLane(step.taskStepId), KeptSolution.preload)
  const kept = keptSolution(items, step)
  const isOpen = canSubmit && !kept && !isJustSubmitted && isToSubmit(step.solutionSubmited)

  // The focus must not be lost with the form.
  useEffect(() => {
    if (submittedAttempt > 0 || (rejected && !isOpen)) outcome.current?.focus()
  }, [submittedAttempt, rejected, isOpen])

  const preview = <ExercisePreview exercise={exercise} />
  return (
    <div className="mt-6">
      {isOpen && (
        <Suspense fallback={preview}>
          <Learner
            step={step}
            lessonVersion={page.lesson?.version ?? null}
            exercise={exercise}
            checkProgress={checkProgress}
            trialKey={isFirst ? firstLessonKey(page.course.courseId) : null}
            onSubmitted={(submittedAttempt, promisedAt) => setSubmitted({ submittedAttempt, promisedAt })}
            onRejected={setRejected}
          />
        </Suspense>
      )}
      {kept && <KeptSolution item={kept} isSending={isSending} step={step} isOpen={canSubmit} />}
      {isJustSubmitted && !kept && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may hold only phrases
        <div ref={outcome} tabIndex={-1} role="status" className="rounded-control">
          <Callout tone="good">
            Solution submitted successfully...
            <span className="block font-normal">{whatNext(exercise, promisedAt)}</span>
          </Callout>
        </div>
      )}
      {isJustSubmitted && <PushOffer about="reviews" />}
      {isOpen && page.gitUrl && <WorkWithGit url={page.gitUrl} />}
      {rejected && !isOpen && !isJustSubmitted && <SubmissionRejected ref={outcome} {...rejected} />}
      <Approval page={page} />
      {!isOpen && !isTrying && (
        <Button className="mt-4" onClick={() => setIsTrying(true)}>
          <CodeXml aria-hidden="true" className="size-4" />
          {isLearner ? 'Try the exercise again' : 'Try the exercise'}
        </Button>
      )}
      {!isOpen && isTrying && (
        <div className="mt-4">
          <Suspense fallback={preview}>
            <SubmittedExercise stepId={step.taskStepId} exercise={exercise} isLearner={isLearner} />
          </Suspense>
        </div>
      )}
    </div>
  )
}

const whatNext = ({ approvedByChecks }: Exercise, promisedAt: string | undefined) =>
  approvedByChecks
    ? `If all checks pass, it’s approved right away. Otherwise: ${describeNext(promisedAt)}`
    : describeNext(promisedAt)

/** The checks may approve an attempt while its page is open. */
function useFreshState({ step }: StepPage) {
  const queries = useQueryClient()
  const { data } = useQuery({ ...attemptsOf(step.taskStepId), enabled: step.attempts > 0 })
  const state = data?.[0] && stepStates[data[0].state]
  const isOlder = state !== undefined && data!.length >= step.attempts && state !== step.solutionSubmited
  useEffect(() => {
    if (isOlder) void queries.invalidateQueries({ queryKey: ['learning', 'tasks'] })
  }, [isOlder, queries])
}

/** Says what to do next after an approval by the checks. */
function Approval({ page: { step, course, outline } }: { page: StepPage }) {
  const isApproved = step.solutionSubmited === stepStates.approved
  const { data } = useQuery({ ...attemptsOf(step.taskStepId), enabled: isApproved })
  const { next } = neighboursOf(outline, step.taskStepId)
  if (!isApproved || data?.[0]?.review?.mentor !== automaticChecks) return null
  return (
    <Callout tone="good">
      <p>Approved by the automatic checks.</p>
      {next && (
        <>
          <p className="font-normal">
            Next: {next.name}
            {next.effort && ` (${next.effort})`}
          </p>
          <RouteButton to={stepPath(course.courseId, next.stepId)} variant="primary" className="mt-2">
            Go to the next step
            <ArrowRight aria-hidden="true" className="size-4.5" />
          </RouteButton>
        </>
      )}
    </Callout>
  )
}
