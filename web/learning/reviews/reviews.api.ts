import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query'
import {
  addComment,
  claimNext,
  claimReview,
  deleteReply,
  getReview,
  giveVerdict,
  listDecided,
  listReviews,
  listSavedReplies,
  releaseReview,
  removeComment,
  saveReply,
  undoVerdict,
  type NewComment,
  type NewReply,
  type NewVerdict,
} from '#contract/learning/reviews.ts'
import type { SolutionFile } from '#contract/learning/solutions.ts'
import { call } from '#web/kit/api/api.ts'
import { storedToken } from '#web/kit/api/session.ts'
import { useRefreshingMutation } from '#web/kit/api/use-refreshing-mutation.ts'

export type QueueFilter = { courseId: number | null; learner: string }

const everyTwentySeconds = { refetchInterval: 20_000, refetchOnWindowFocus: 'always' } as const

export const waitingReviews = ({ courseId, learner }: QueueFilter) =>
  infiniteQueryOptions({
    queryKey: ['learning', 'reviews', 'waiting', courseId, learner],
    queryFn: ({ pageParam }) =>
      call(listReviews, {
        query: { ...(courseId && { courseId }), ...(learner && { learner }), ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    // Keeps the list on screen while another filter loads.
    placeholderData: <Data>(previous: Data) => previous,
    ...everyTwentySeconds,
  })

export const decidedReviews = infiniteQueryOptions({
  queryKey: ['learning', 'reviews', 'decided'],
  queryFn: ({ pageParam }) => call(listDecided, { query: pageParam ? { after: pageParam } : {} }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
  ...everyTwentySeconds,
})

export const reviewCase = (solutionId: number) =>
  queryOptions({
    queryKey: ['learning', 'reviews', 'case', solutionId],
    queryFn: () => call(getReview, { params: { solutionId } }),
    // Another mentor may claim or decide it, and the links to the files expire after a few minutes.
    refetchInterval: 60_000,
  })

const reviews = { queryKey: ['learning', 'reviews'] }

export const claimAttempt = (solutionId: number) => call(claimReview, { params: { solutionId } })
export const releaseAttempt = (solutionId: number) => call(releaseReview, { params: { solutionId } })

/** Releases the attempt while the page closes; keepalive lets the request outlive the page. */
export function releaseOnUnload(solutionId: number) {
  void fetch(releaseReview.path.replace(':solutionId', String(solutionId)), {
    method: releaseReview.method,
    keepalive: true,
    headers: { authorization: `Bearer ${storedToken() ?? ''}` },
  }).catch(() => null)
}

export const useClaimNext = () =>
  useRefreshingMutation((body: { courseId?: number; skip?: number }) => call(claimNext, { body }), {
    refresh: [reviews],
  })

export const useAddComment = (solutionId: number) =>
  useRefreshingMutation((body: NewComment) => call(addComment, { params: { solutionId }, body }), {
    refresh: [reviewCase(solutionId)],
    isQuiet: true,
  })

export const useRemoveComment = (solutionId: number) =>
  useRefreshingMutation((commentId: number) => call(removeComment, { params: { commentId } }), {
    refresh: [reviewCase(solutionId)],
  })

export const useGiveVerdict = (solutionId: number) =>
  useRefreshingMutation((body: NewVerdict) => call(giveVerdict, { params: { solutionId }, body }), {
    refresh: [reviews],
    isQuiet: true,
  })

export const useUndoVerdict = () =>
  useRefreshingMutation((solutionId: number) => call(undoVerdict, { params: { solutionId } }), { refresh: [reviews] })

export const savedReplies = queryOptions({
  queryKey: ['learning', 'replies'],
  queryFn: () => call(listSavedReplies),
  staleTime: 60_000,
})

export const useSaveReply = () =>
  useRefreshingMutation((body: NewReply) => call(saveReply, { body }), { refresh: [savedReplies], isQuiet: true })

export const useDeleteReply = () =>
  useRefreshingMutation((replyId: number) => call(deleteReply, { params: { replyId } }), { refresh: [savedReplies] })

const maxTextBytes = 1024 * 1024

/** Whether a file is shown as text; others are shown by type, or downloaded. */
export const isReadable = ({ kind, bytes }: Pick<SolutionFile, 'kind' | 'bytes'>) =>
  kind === 'text/plain' && bytes <= maxTextBytes

/** Cached by hash: the same content in two attempts is fetched once, even with a new link. */
export const fileText = ({ sha256, url }: Pick<SolutionFile, 'sha256' | 'url'>) =>
  queryOptions({
    queryKey: ['learning', 'file-text', sha256],
    queryFn: async () => {
      const response = await fetch(url)
      if (!response.ok) throw new Error('This file could not be opened. Please try again in a minute.')
      return (await response.text()).replaceAll('\r\n', '\n')
    },
    staleTime: Infinity,
  })

/** All rows of the loaded pages; a row that moved between two pages is listed once. */
export function rowsOf<Row extends { solutionId: number }>(data: InfiniteData<{ items: Row[] }>): Row[] {
  const rows = data.pages.flatMap((page) => page.items)
  return [...new Map(rows.map((row) => [row.solutionId, row])).values()]
}
