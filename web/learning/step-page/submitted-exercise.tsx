import { useQuery } from '@tanstack/react-query'
import type { Exercise } from '#contract/learning/practice.ts'
import { draftOf } from '../solutions/solutions.api.ts'
import { ExercisePreview } from '../practice/exercise/exercise-preview.tsx'
import { TrialExercise } from '../practice/exercise/trial-exercise.tsx'

type SubmittedExerciseProps = { stepId: number; exercise: Exercise; isLearner: boolean }

/** To try things after a submission, from the submitted code. Staff start from the starter. */
export function SubmittedExercise({ stepId, exercise, isLearner }: SubmittedExerciseProps) {
  const draft = useQuery({ ...draftOf(stepId), enabled: isLearner })
  if (draft.isLoading) return <ExercisePreview exercise={exercise} />
  return (
    <TrialExercise
      exercise={exercise}
      {...(isLearner && { stepId })}
      code={draft.data?.code ?? null}
      checksKey="trial:checks"
      next="All checks passed."
      note={isLearner ? 'What you change here isn’t submitted or saved.' : 'What you change here isn’t saved.'}
    />
  )
}
