import { queryOptions } from '@tanstack/react-query'
import { getCommitsToReview, getMyCommits } from '#contract/learning/commits.ts'
import { call } from '#web/kit/api/api.ts'

// What was pushed with an attempt never changes.
const forever = { staleTime: Infinity }

export const commitsToReview = (solutionId: number) =>
  queryOptions({
    queryKey: ['learning', 'commits-to-review', solutionId],
    queryFn: () => call(getCommitsToReview, { params: { solutionId } }),
    ...forever,
  })

export const myCommits = (solutionId: number) =>
  queryOptions({
    queryKey: ['learning', 'commits', solutionId],
    queryFn: () => call(getMyCommits, { params: { solutionId } }),
    ...forever,
  })
