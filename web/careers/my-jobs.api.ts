import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { type JobTracking, listMyJobs, trackJob, type MyJob } from '#contract/careers/my-jobs.ts'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import { call } from '#web/kit/api/api.ts'
import { pagedQuery } from '#web/kit/api/query.ts'
import type { MyJobsFilter } from './my-jobs.rules.ts'

export type MyJobsPage = ReplyOf<typeof listMyJobs>

const myJobsKey = ['careers', 'my-jobs']

export const useMyJobs = (filter: MyJobsFilter) =>
  useInfiniteQuery({
    ...pagedQuery([...myJobsKey, filter], (after) => call(listMyJobs, { query: { ...filter, size: 10, after } })),
    staleTime: 30_000,
  })
export type MyJobsQuery = ReturnType<typeof useMyJobs>

/**
 * An optimistic update, undone on an error. A job that was removed from a list stays visible until the list is opened
 * again, so that a click by mistake can be undone there.
 */
export function useTrackJob({ jobId, tracking: before }: MyJob, { isQuiet = false } = {}) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (tracking: JobTracking) => call(trackJob, { params: { jobId }, body: tracking }),
    // One after the other, so that the last click wins.
    scope: { id: `tracking of job ${jobId}` },
    networkMode: 'always',
    meta: { isQuiet },
    onMutate: (tracking) => {
      showTracking(queries, jobId, before, tracking)
      // Returned as context, because `before` already has the new value when an error arrives.
      return before
    },
    onSuccess: (job, tracking) => showTracking(queries, jobId, tracking, job.tracking),
    onError: (_error, tracking, previous = before) => showTracking(queries, jobId, tracking, previous),
    onSettled: () => queries.invalidateQueries({ queryKey: myJobsKey, refetchType: 'none' }),
  })
}

const asNumber = (is: boolean) => (is ? 1 : 0)

function showTracking(queries: QueryClient, jobId: number, before: JobTracking, after: JobTracking) {
  const saved = asNumber(after.isSaved) - asNumber(before.isSaved)
  const applied = asNumber(after.appliedOn !== null) - asNumber(before.appliedOn !== null)
  const updatePage = (page: MyJobsPage): MyJobsPage => ({
    ...page,
    saved: page.saved + saved,
    applied: page.applied + applied,
    items: page.items.map((job) => (job.jobId === jobId ? { ...job, tracking: after } : job)),
  })
  queries.setQueriesData<InfiniteData<MyJobsPage>>(
    { queryKey: myJobsKey },
    (data) => data && { ...data, pages: data.pages.map(updatePage) },
  )
}
