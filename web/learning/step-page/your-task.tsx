import { useQuery } from '@tanstack/react-query'
import { type ComponentType, Suspense } from 'react'
import { useLocation } from 'react-router'
import type { StepPage } from '#contract/learning/lessons.ts'
import { stepStates } from '#contract/learning/tasks.ts'
import { lazyComponent, lazyPart } from '#web/kit/lazy-component.ts'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { LessonBody } from '../lessons/lesson-body.tsx'
import { isAppealed } from '../solutions/appeal.rules.ts'
import { Attempts } from '../solutions/attempts.tsx'
import { useIsNear } from '../practice/use-is-near.ts'
import { useOpenMaterial } from '../steps/preview.tsx'
import { attemptsOf } from '../solutions/solutions.api.ts'
import { FileChip } from '../steps/file-chip.tsx'
import { attemptsAnchor, feedbackAnchor } from '../steps/step-path.ts'
import type { ExercisePartProps } from './exercise-part.tsx'
import { Submission } from '../submit/submission.tsx'
import { useLinkedPart } from '../../kit/layout/use-linked-part.ts'

const SubmittingClosed = lazyPart(() => import('../solutions/appeal.tsx'), 'SubmittingClosed')

// Most steps have none.
const StepProblems = lazyPart(() => import('../problems/step-problems.tsx'), 'StepProblems')

// For those who finished the step.
const OtherSolutions = lazyPart(() => import('../sharing/other-solutions.tsx'), 'OtherSolutions')

const ExercisePart = lazyComponent(() => import('./exercise-part.tsx'), 'ExercisePart')

export type YourTaskProps = { page: StepPage; canSubmit: boolean; isLearner: boolean }

type WithExercise = { Exercise?: ComponentType<ExercisePartProps> }

/** What to submit, the form, the attempts with their feedback, and after approval the model solution. */
export function YourTask({ page, canSubmit, isLearner, Exercise = ExercisePart }: YourTaskProps & WithExercise) {
  const { step } = page
  const { hash } = useLocation()
  const openMaterial = useOpenMaterial(step.files)
  const { data } = useQuery({ ...attemptsOf(step.taskStepId), enabled: step.attempts > 0 })
  const appealed = canSubmit && isAppealed(data?.[0]) ? data![0]! : null
  const isChanging = page.exercise !== null && canSubmit && !appealed && step.solutionSubmited === stepStates.rejected
  // Another part in the address was there before, and its reader may have scrolled on since.
  useLinkedPart(hash === `#${feedbackAnchor}`)
  return (
    <>
      {page.instructions && (
        <LessonBody document={page.instructions} materials={step.files} onOpenMaterial={openMaterial} level={3} />
      )}
      {step.isArchived && (
        <p className="text-soft">This step is no longer part of the course. Your submission stays here.</p>
      )}
      {appealed && <SubmittingClosed attempt={appealed} taskStepId={step.taskStepId} />}
      {page.exercise ? (
        <Suspense fallback={<Skeleton className="mt-6 h-112 rounded-card" />}>
          <Exercise page={page} exercise={page.exercise} canSubmit={canSubmit && !appealed} isLearner={isLearner} />
        </Suspense>
      ) : (
        !appealed && (
          <Submission step={step} lessonVersion={page.lesson?.version ?? null} isPrimary isOpen={canSubmit} />
        )
      )}
      {step.attempts > 0 && (
        <div id={isChanging ? attemptsAnchor : feedbackAnchor} tabIndex={-1} className="mt-8 outline-none">
          <Attempts
            taskStepId={step.taskStepId}
            count={step.attempts}
            isOpenAtFirst
            canReply={canSubmit}
            exercise={page.exercise}
          />
        </div>
      )}
      <ModelSolution page={page} />
      {page.problems.length > 0 && <StepProblems courseId={page.course.courseId} problems={page.problems} />}
      <HowOthersDid page={page} isLearner={isLearner} />
    </>
  )
}

/** Loaded when it comes near the screen: most people come for the task. */
function HowOthersDid({ page: { step, exercise }, isLearner }: { page: StepPage; isLearner: boolean }) {
  const { ref, isNear } = useIsNear<HTMLElement>()
  if (!exercise || (isLearner && step.solutionSubmited !== stepStates.approved)) return null
  return (
    <section ref={ref} aria-labelledby="other-solutions" className="no-print mt-8">
      <h3 id="other-solutions" className="type-h3 mb-3">
        How others solved it
      </h3>
      {isNear && <OtherSolutions stepId={step.taskStepId} />}
    </section>
  )
}

function ModelSolution({ page: { modelSolution, hasModelSolution, course, step } }: { page: StepPage }) {
  if (!hasModelSolution || course.isReadOnly || step.isArchived) return null
  return (
    <section aria-labelledby="model-solution" className="mt-8">
      <h3 id="model-solution" className="type-h3">
        Model solution
      </h3>
      {modelSolution ? (
        <>
          <p className="mt-1 mb-3 text-soft">One way to do it. Compare it with yours: what would you change?</p>
          <ul aria-label="Files of the model solution" className="flex flex-wrap gap-2">
            {modelSolution.map((file) => (
              <li key={file.stepFileId} className="max-w-full min-w-0">
                <FileChip file={file} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-1 text-soft">You’ll see how we solve it once your work is approved.</p>
      )}
    </section>
  )
}
