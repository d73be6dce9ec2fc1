import { useQuery } from '@tanstack/react-query'
import type { Exercise } from '#contract/learning/practice.ts'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { draftOf } from '../solutions/solutions.api.ts'
import { ExercisePreview } from '../practice/exercise/exercise-preview.tsx'
import { TrialExercise } from '../practice/exercise/trial-exercise.tsx'

// Most exercises are one small program.
const ProjectTrial = lazyPart(() => import('../practice/project/project-trial.tsx'), 'ProjectTrial')

type SubmittedExerciseProps = { stepId: number; exercise: Exercise; isLearner: boolean }

/** To try things after a submission, from the submitted code. Staff start from the starter. */
export function SubmittedExercise({ stepId, exercise, isLearner }: SubmittedExerciseProps) {
  const draft = useQuery({ ...draftOf(stepId), enabled: isLearner })
  if (draft.isLoading) return <ExercisePreview exercise={exercise} />
  const code = draft.data?.code ?? null
  const note = isLearner ? 'What you change here isn’t submitted or saved.' : 'What you change here isn’t saved.'
  if (exercise.language === 'project')
    return <ProjectTrial exercise={exercise} stepId={isLearner ? stepId : null} code={code} note={note} />
  return (
    <TrialExercise exercise={exercise} code={code} checksKey="trial:checks" next="All checks passed." note={note} />
  )
}
