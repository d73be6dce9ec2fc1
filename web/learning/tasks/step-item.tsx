import { Link } from 'react-router'
import { stepStates, type TaskStep } from '#contract/learning/tasks.ts'
import { BookOpen, Clock, CodeXml } from '#web/kit/icons.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { RichText } from '#web/kit/markdown/rich-text.tsx'
import { feedbackAnchor, stepPath, taskAnchor } from '../steps/step-path.ts'
import { StepResources } from '../steps/step-resources.tsx'
import { StepState } from '../steps/step-state.tsx'
import { Submission } from '../submit/submission.tsx'

type StepItemProps = {
  courseId: number
  step: TaskStep
  /** Where the learner is. */
  isNext: boolean
  canSubmit: boolean
}

/** A step in the overview. Its lesson, feedback and attempts are on its own page. */
export function StepItem({ courseId, step, isNext, canSubmit }: StepItemProps) {
  const { taskStepId, taskStepTitle, summary, instructions, hasLesson, hasExercise, solutionSubmited, attempts } = step
  const { isArchived } = step
  const submissions = linkText(solutionSubmited === stepStates.rejected, attempts)
  return (
    <li
      id={`step-${taskStepId}`}
      aria-labelledby={`step-${taskStepId}-title`}
      className={classes('px-5 py-5 sm:px-6', isNext && 'bg-indigo-tint/40')}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 id={`step-${taskStepId}-title`} className="min-w-0 flex-1 basis-60 font-semibold">
          <Link to={stepPath(courseId, taskStepId)} className="touch link">
            {taskStepTitle}
          </Link>
        </h3>
        <StepState state={solutionSubmited} />
      </div>
      <Facts step={step} />
      {hasLesson
        ? summary && <p className="mt-2 max-w-3xl text-soft text-pretty">{summary}</p>
        : instructions && <RichText text={instructions} className="mt-2 max-w-3xl" />}
      <StepResources step={step} />
      {isArchived && (
        <p className="type-small mt-3 text-soft">
          This step is no longer part of the course. Your submission stays here.
        </p>
      )}
      {attempts > 0 && (
        <p className="mt-3">
          <Link
            to={`${stepPath(courseId, taskStepId)}#${feedbackAnchor}`}
            aria-label={`${submissions}: ${taskStepTitle}`}
            className="touch link"
          >
            {submissions}
          </Link>
        </p>
      )}
      {hasExercise ? (
        canSubmit &&
        !isArchived &&
        isUnfinished(solutionSubmited) && (
          <p className="mt-4">
            <RouteButton
              to={`${stepPath(courseId, taskStepId)}#${taskAnchor}`}
              aria-label={`Open the exercise: ${taskStepTitle}`}
            >
              Open the exercise
            </RouteButton>
          </p>
        )
      ) : (
        <Submission
          step={step}
          lessonVersion={null}
          isPrimary={isNext && !hasLesson}
          isOpen={canSubmit && !isArchived}
        />
      )}
    </li>
  )
}

const isUnfinished = (state: TaskStep['solutionSubmited']) => state === stepStates.none || state === stepStates.rejected

const linkText = (isRejected: boolean, attempts: number) =>
  isRejected ? 'Read the feedback' : attempts === 1 ? 'Your submission' : `Your ${attempts} submissions`

/** What it takes, and how far its lesson is read. */
function Facts({ step }: { step: TaskStep }) {
  const { effort, percentRead, hasExercise } = step
  const isShown = step.hasLesson && (percentRead > 0 || step.solutionSubmited === stepStates.none)
  if (!effort && !isShown && !hasExercise) return null
  return (
    <p className="type-small mt-1 flex flex-wrap gap-x-4 gap-y-1 text-soft">
      {effort && (
        <span className="inline-flex items-center gap-1.5">
          <Clock aria-hidden="true" className="size-4 shrink-0" />
          {effort}
        </span>
      )}
      {hasExercise && (
        <span className="inline-flex items-center gap-1.5">
          <CodeXml aria-hidden="true" className="size-4 shrink-0" />
          Practice
        </span>
      )}
      {isShown && (
        <span className="inline-flex items-center gap-1.5">
          <BookOpen aria-hidden="true" className="size-4 shrink-0" />
          {describeReading(percentRead)}
        </span>
      )}
    </p>
  )
}

const describeReading = (percent: number) =>
  percent === 0 ? 'Lesson not started' : percent === 100 ? 'Lesson read' : `${percent}% of the lesson read`
