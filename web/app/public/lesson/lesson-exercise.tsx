import { type ComponentProps, Suspense } from 'react'
import type { Exercise } from '#contract/learning/practice.ts'
import type { Token } from '#contract/kit/code/tokens.ts'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { ExercisePreview } from '#web/learning/practice/exercise/exercise-preview.tsx'
import type { TrialExercise as Trial } from '#web/learning/practice/exercise/trial-exercise.tsx'
import { useIsNear } from '#web/learning/practice/use-is-near.ts'

const TrialExercise = lazyComponent(() => import('#web/learning/practice/exercise/trial-exercise.tsx'), 'TrialExercise')

type LessonExerciseProps = {
  exercise: Exercise
  starterLines: [path: string, lines: Token[][]][]
  /** Called when the exercise comes near; null while the code to start from isn't known yet. */
  trial: (() => Omit<ComponentProps<typeof Trial>, 'exercise' | 'lines'>) | null
}

/** The exercise of a public lesson: visitors read it, and try it as soon as its script is there. */
export function LessonExercise({ exercise, starterLines, trial }: LessonExerciseProps) {
  const { ref, isNear } = useIsNear<HTMLDivElement>()
  const lines = new Map(starterLines)
  // The hidden checks run only for members.
  const shown = { ...exercise, hiddenChecks: 0 }
  const preview = <ExercisePreview exercise={shown} lines={lines} />
  return (
    <div ref={ref} className="mt-6">
      {isNear && trial && exercise.language !== 'project' ? (
        <Suspense fallback={preview}>
          <TrialExercise exercise={shown} lines={lines} {...trial()} />
        </Suspense>
      ) : (
        preview
      )}
      {exercise.language === 'project' && (
        <p className="type-small mt-2 text-soft">You write this project in the course: its checks run on our server.</p>
      )}
    </div>
  )
}
