import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { type JobMark, listMyJobs, markJob, type MyJob } from '#contract/careers/my-jobs.ts'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import { call } from '#web/kit/api/api.ts'
import type { MyJobsAsked } from './my-jobs.rules.ts'

export type MyJobsPage = ReplyOf<typeof listMyJobs>
type Pages = InfiniteData<MyJobsPage, string | null>

const everything = ['careers', 'my-jobs']
const step = 10

const myJobs = (asked: MyJobsAsked) =>
  infiniteQueryOptions({
    queryKey: [...everything, asked],
    queryFn: ({ pageParam }) =>
      call(listMyJobs, { query: { ...asked, size: step, ...(pageParam && { after: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 30_000,
  })

/** While another list is on its way, the figures of the one before stay. */
export const useMyJobs = (asked: MyJobsAsked) =>
  useInfiniteQuery({ ...myJobs(asked), placeholderData: keepPreviousData })
export type MyJobsQuery = ReturnType<typeof useMyJobs>

/**
 * Shown at once, put back if the server refuses. A job that was taken out of a list stays in sight until the list is
 * opened again, so that a slip of the finger can be mended where it happened.
 */
export function useMarkJob({ jobId, mark: before }: MyJob, { isQuiet = false } = {}) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (mark: JobMark) => call(markJob, { params: { jobId }, body: mark }),
    // One after the other: the last press is the one that counts.
    scope: { id: `mark of job ${jobId}` },
    networkMode: 'always',
    meta: { isQuiet },
    onMutate: (mark) => {
      showMark(queries, jobId, before, mark)
      // Handed on, because by then the options are those of a render that has seen the new mark.
      return before
    },
    onSuccess: (job, wanted) => showMark(queries, jobId, wanted, job.mark),
    onError: (_error, wanted, known = before) => showMark(queries, jobId, wanted, known),
    onSettled: () => queries.invalidateQueries({ queryKey: everything, refetchType: 'none' }),
  })
}

const asNumber = (is: boolean) => (is ? 1 : 0)

function showMark(queries: QueryClient, jobId: number, before: JobMark, after: JobMark) {
  const saved = asNumber(after.isSaved) - asNumber(before.isSaved)
  const applied = asNumber(after.appliedOn !== null) - asNumber(before.appliedOn !== null)
  const markIn = (page: MyJobsPage): MyJobsPage => ({
    ...page,
    saved: page.saved + saved,
    applied: page.applied + applied,
    items: page.items.map((job) => (job.jobId === jobId ? { ...job, mark: after } : job)),
  })
  queries.setQueriesData<Pages>({ queryKey: everything }, (data) => data && { ...data, pages: data.pages.map(markIn) })
}
