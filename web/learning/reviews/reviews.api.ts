import { queryOptions, useQueryClient } from '@tanstack/react-query'
import {
  addComment,
  claimNext,
  claimReview,
  getReview,
  giveVerdict,
  listDecided,
  listReviews,
  releaseReview,
  editComment,
  removeComment,
  undoVerdict,
  type NewVerdict,
} from '#contract/learning/reviews.ts'
import { call, forgetStored } from '#web/kit/api/api.ts'
import {
  inlineErrors,
  pagedQuery,
  shownAgain,
  useInvalidatingMutation,
  useEndpointMutation,
} from '#web/kit/api/query.ts'
import { storedToken } from '#web/kit/api/session.ts'
import { toQuery } from '#web/kit/desk/filter.ts'
import { pollDelay } from '../practice/check-run/check-run.rules.ts'
import type { ClaimCalls } from './claim.ts'

export type QueueFilter = { courseId: number | null; learner: string }

export const everyTwentySeconds = { refetchInterval: 20_000, refetchOnWindowFocus: 'always' } as const

export const reviewsKey = ['learning', 'reviews']

export const opinionKey = [...reviewsKey, 'opinion']

const waitingKey = [...reviewsKey, 'waiting']

export const waitingReviews = ({ courseId, learner }: QueueFilter) =>
  pagedQuery(
    [...waitingKey, courseId, learner],
    (after) => call(listReviews, { query: { ...(courseId && { courseId }), ...toQuery({ learner }), after } }),
    { ...everyTwentySeconds, ...shownAgain },
  )

export const decidedReviews = pagedQuery(
  [...reviewsKey, 'decided'],
  (after) => call(listDecided, { query: { after } }),
  everyTwentySeconds,
)

export const reviewCase = (solutionId: number) =>
  queryOptions({
    queryKey: [...reviewsKey, 'case', solutionId],
    queryFn: () => call(getReview, { params: { solutionId } }),
    // Another mentor may claim or decide it, and the links to the files expire after a few minutes.
    refetchInterval: ({ state: { data } }) => pollDelay(data?.current.checkRun, Date.now()) ?? 60_000,
  })

export const claimOfReview = (solutionId: number): ClaimCalls => ({
  queryKey: reviewCase(solutionId).queryKey,
  claim: () => call(claimReview, { params: { solutionId } }),
  release: () => call(releaseReview, { params: { solutionId } }).catch(() => null),
  releaseOnUnload: () => deleteOnUnload(releaseReview.path.replace(':solutionId', String(solutionId))),
})

/** keepalive lets the request outlive the page. */
export function deleteOnUnload(path: string) {
  const headers = { authorization: `Bearer ${storedToken() ?? ''}` }
  void fetch(path, { method: 'DELETE', keepalive: true, headers }).catch(() => null)
}

export const useClaimNext = () => useEndpointMutation(reviewsKey, claimNext)

export const useAddComment = (solutionId: number) =>
  useEndpointMutation(reviewCase(solutionId).queryKey, addComment, inlineErrors)

export const useEditComment = (solutionId: number) =>
  useEndpointMutation(reviewCase(solutionId).queryKey, editComment, inlineErrors)

export const useRemoveComment = (solutionId: number) =>
  useEndpointMutation(reviewCase(solutionId).queryKey, removeComment)

export const useGiveVerdict = (solutionId: number) => {
  const queries = useQueryClient()
  return useInvalidatingMutation(
    reviewsKey,
    (body: NewVerdict) => call(giveVerdict, { params: { solutionId }, body }),
    // Otherwise the queue shows the decided attempt until it is loaded again.
    {
      ...inlineErrors,
      onSuccess: () => {
        queries.removeQueries({ queryKey: waitingKey, type: 'inactive' })
        forgetStored(listReviews.path)
      },
    },
  )
}

export const useUndoVerdict = () => useEndpointMutation(reviewsKey, undoVerdict)
