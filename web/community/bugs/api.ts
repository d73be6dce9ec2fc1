import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import {
  answerBug,
  type BugReport,
  type BugState,
  commentOnBug,
  deleteBugComment,
  getBug,
  listBugComments,
  listBugs,
  reportBug,
} from '#contract/community/bugs.ts'
import { call } from '#web/kit/api/api.ts'

const everything = ['community', 'bugs']

export type BugFilter = { state: BugState | undefined; mine: boolean; search: string }

export const bugsThatFit = ({ state, mine, search }: BugFilter) =>
  infiniteQueryOptions({
    queryKey: [...everything, 'list', { state, mine, search }],
    queryFn: ({ pageParam }) =>
      call(listBugs, {
        query: {
          ...(state && { state }),
          ...(mine && { mine: 'true' }),
          ...(search && { search }),
          ...(pageParam && { after: pageParam }),
        },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    // The list changes in place while one filters, instead of vanishing for a moment.
    placeholderData: keepPreviousData,
  })

export const bugOf = (bugId: number) =>
  queryOptions({ queryKey: [...everything, bugId], queryFn: () => call(getBug, { params: { bugId } }) })

export const commentsOf = (bugId: number) =>
  infiniteQueryOptions({
    queryKey: [...everything, bugId, 'comments'],
    queryFn: ({ pageParam }) =>
      call(listBugComments, { params: { bugId }, query: { size: 100, ...(pageParam && { after: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })

/** What goes wrong is said where it was typed. */
const toldInPlace = { isQuiet: true }
const renew = (queries: QueryClient) => queries.invalidateQueries({ queryKey: everything })

type Sent = { report: BugReport; screenshot: File | null; idempotencyKey: string }

export const useReportBug = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ report, screenshot, idempotencyKey }: Sent) =>
      call(reportBug, { body: report, files: screenshot ? [screenshot] : [], idempotencyKey }),
    meta: toldInPlace,
    onSuccess: () => renew(queries),
  })
}

export const useCommentOnBug = (bugId: number) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: string; idempotencyKey: string }) =>
      call(commentOnBug, { params: { bugId }, body: { body }, idempotencyKey }),
    meta: toldInPlace,
    onSuccess: () => renew(queries),
  })
}

export const useDeleteBugComment = (bugId: number) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (commentId: number) => call(deleteBugComment, { params: { bugId, commentId } }),
    onSuccess: () => renew(queries),
  })
}

export const useAnswerBug = (bugId: number) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { state: BugState; answer: string }) => call(answerBug, { params: { bugId }, body }),
    meta: toldInPlace,
    onSuccess: () => renew(queries),
  })
}
