import { queryOptions } from '@tanstack/react-query'
import { getAttemptExercise } from '#contract/learning/practice.ts'
import { call } from '#web/kit/api/api.ts'

export const attemptExercise = (solutionId: number) =>
  queryOptions({
    queryKey: ['learning', 'attempt-exercise', solutionId],
    queryFn: () => call(getAttemptExercise, { params: { solutionId } }),
    // Without a connection it says so at once.
    networkMode: 'always',
  })
