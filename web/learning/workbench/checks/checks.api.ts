import { queryOptions } from '@tanstack/react-query'
import { getAttemptExercise, runChecksAgain } from '#contract/learning/practice.ts'
import { call } from '#web/kit/api/api.ts'
import { useInvalidatingMutation } from '#web/kit/api/query.ts'
import { toast } from '#web/kit/overlays/toast.ts'
import { opinionKey, reviewCase } from '../../reviews/reviews.api.ts'

export const attemptExercise = (solutionId: number) =>
  queryOptions({
    queryKey: ['learning', 'attempt-exercise', solutionId],
    queryFn: () => call(getAttemptExercise, { params: { solutionId } }),
    // Without a connection it says so at once.
    networkMode: 'always',
  })

export const useRunChecksAgain = (solutionId: number) =>
  useInvalidatingMutation(reviewCase(solutionId).queryKey, () => call(runChecksAgain, { params: { solutionId } }), {
    networkMode: 'always',
    // The same attempt, to review again.
    alsoInvalidates: opinionKey,
    onSuccess: ({ state }) => {
      if (state === 'unavailable') toast('No sandbox is running at the moment. The checks run as soon as one is there.')
    },
  })
