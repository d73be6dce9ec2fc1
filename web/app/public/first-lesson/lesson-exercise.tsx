import { Suspense } from 'react'
import type { Exercise } from '#contract/learning/practice.ts'
import type { Token } from '#contract/kit/code/tokens.ts'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { ExercisePreview } from '#web/learning/practice/exercise/exercise-preview.tsx'
import { useIsNear } from '#web/learning/practice/use-is-near.ts'

const TrialExercise = lazyComponent(() => import('#web/learning/practice/exercise/trial-exercise.tsx'), 'TrialExercise')

type LessonExerciseProps = { courseId: number; exercise: Exercise; starterLines: [path: string, lines: Token[][]][] }

/** The exercise as visitors try it. Their code stays in their browser. */
export function LessonExercise({ courseId, exercise, starterLines }: LessonExerciseProps) {
  const { ref, isNear } = useIsNear<HTMLDivElement>()
  const lines = new Map(starterLines)
  // The hidden checks run only for members.
  const shown = { ...exercise, hiddenChecks: 0 }
  const preview = <ExercisePreview exercise={shown} lines={lines} />
  return (
    <div ref={ref} className="mt-6">
      {isNear ? (
        <Suspense fallback={preview}>
          <TrialExercise
            exercise={shown}
            storageKey={`first-lesson:${courseId}`}
            lines={lines}
            note="Your code stays in this browser."
            next={<Invitation exercise={exercise} />}
          />
        </Suspense>
      ) : (
        preview
      )}
    </div>
  )
}

const Invitation = ({ exercise: { hiddenChecks, approvedByChecks } }: { exercise: Exercise }) => (
  <p>
    All checks passed. Well done!
    <span className="block font-normal">
      Members submit it, pass {hiddenChecks} more {hiddenChecks === 1 ? 'check' : 'checks'} and{' '}
      {approvedByChecks ? 'have the step approved at once' : 'get feedback from a mentor'}.{' '}
      <a href="#next" className="touch font-semibold underline underline-offset-4">
        See how to join
      </a>
    </span>
  </p>
)
