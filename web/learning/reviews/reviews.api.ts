import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
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
  type VerdictGiven,
} from '#contract/learning/reviews.ts'
import type { SolutionFile } from '#contract/learning/solutions.ts'
import { call } from '#web/kit/api/api.ts'
import { storedToken } from '#web/kit/api/session.ts'

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
    // What is on the screen stays while another filter is asked for.
    placeholderData: <Kept>(kept: Kept) => kept,
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
    // Another mentor may take it or decide it, and the links of the files are good for some minutes only.
    refetchInterval: 60_000,
  })

/** Everything that lists attempts or shows one. */
const refreshReviews = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ['learning', 'reviews'] })

export const takeReview = (solutionId: number) => call(claimReview, { params: { solutionId } })
export const leaveReview = (solutionId: number) => call(releaseReview, { params: { solutionId } })

/** Gives the attempt back while the page is being closed: such a call outlives the page, and nobody hears its answer. */
export function leaveReviewBehind(solutionId: number) {
  void fetch(releaseReview.path.replace(':solutionId', String(solutionId)), {
    method: releaseReview.method,
    keepalive: true,
    headers: { authorization: `Bearer ${storedToken() ?? ''}` },
  }).catch(() => null)
}

export const useTakeNext = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { courseId?: number; skip?: number }) => call(claimNext, { body }),
    onSettled: () => refreshReviews(queries),
  })
}

export const useAddComment = (solutionId: number) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: NewComment) => call(addComment, { params: { solutionId }, body }),
    // After a refusal too: it says that the attempt is no longer this mentor's.
    onSettled: () => queries.invalidateQueries(reviewCase(solutionId)),
    meta: { isQuiet: true },
  })
}

export const useRemoveComment = (solutionId: number) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (commentId: number) => call(removeComment, { params: { commentId } }),
    onSettled: () => queries.invalidateQueries(reviewCase(solutionId)),
  })
}

export const useGiveVerdict = (solutionId: number) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: VerdictGiven) => call(giveVerdict, { params: { solutionId }, body }),
    onSettled: () => refreshReviews(queries),
    meta: { isQuiet: true },
  })
}

export const useUndoVerdict = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (solutionId: number) => call(undoVerdict, { params: { solutionId } }),
    onSettled: () => refreshReviews(queries),
  })
}

export const savedReplies = queryOptions({
  queryKey: ['learning', 'replies'],
  queryFn: () => call(listSavedReplies),
  staleTime: 60_000,
})

export const useSaveReply = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: NewReply) => call(saveReply, { body }),
    onSuccess: () => queries.invalidateQueries(savedReplies),
    meta: { isQuiet: true },
  })
}

export const useDeleteReply = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (replyId: number) => call(deleteReply, { params: { replyId } }),
    onSettled: () => queries.invalidateQueries(savedReplies),
  })
}

const largestText = 1024 * 1024

/** Whether a file is read in the page as text; all else is shown by its kind, or downloaded. */
export const isReadable = ({ kind, bytes }: Pick<SolutionFile, 'kind' | 'bytes'>) =>
  kind === 'text/plain' && bytes <= largestText

/** A file's text, kept by its hash: the same content in two attempts is fetched once, and a new link changes nothing. */
export const fileText = ({ sha256, url }: Pick<SolutionFile, 'sha256' | 'url'>) =>
  queryOptions({
    queryKey: ['learning', 'file-text', sha256],
    queryFn: async () => {
      const response = await fetch(url)
      if (!response.ok) throw new Error('The file could not be read. Please try again in a minute.')
      return (await response.text()).replaceAll('\r\n', '\n')
    },
    staleTime: Infinity,
  })

/** All rows of the pages that came so far; one that moved between two of them is listed once. */
export function rowsOf<Row extends { solutionId: number }>(data: InfiniteData<{ items: Row[] }>): Row[] {
  const rows = data.pages.flatMap((page) => page.items)
  return [...new Map(rows.map((row) => [row.solutionId, row])).values()]
}
