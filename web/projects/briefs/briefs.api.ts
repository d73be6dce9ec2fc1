import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import type { z } from '#contract/kit/zod.ts'
import { getBrief, listBriefs } from '#contract/projects/briefs.ts'
import * as contract from '#contract/projects/submissions.ts'
import { call } from '#web/kit/api/api.ts'
import { everything, useForgetProjects } from '../ideas/ideas.api.ts'

// Links to files open for ten minutes at least.
const whileLinksOpen = 8 * 60_000

export const briefs = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...everything, 'briefs', 'open', search],
    queryFn: ({ pageParam }) =>
      call(listBriefs, { query: { ...(search && { search }), ...(pageParam && { after: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })

export const brief = (briefId: number) =>
  queryOptions({
    queryKey: [...everything, 'briefs', briefId],
    queryFn: () => call(getBrief, { params: { briefId } }),
    refetchInterval: whileLinksOpen,
  })

export const submission = (submissionId: number) =>
  queryOptions({
    queryKey: [...everything, 'submissions', submissionId],
    queryFn: () => call(contract.getProjectSubmission, { params: { submissionId } }),
    refetchInterval: whileLinksOpen,
  })

/** Of all learners, for staff. */
export const submissions = ({ waiting, search }: { waiting: boolean; search: string }) =>
  infiniteQueryOptions({
    queryKey: [...everything, 'submissions', 'all', waiting, search],
    queryFn: ({ pageParam }) =>
      call(contract.listProjectSubmissions, {
        query: { waiting: String(waiting), ...(search && { search }), ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })

export const useDecide = (submissionId: number) => {
  const forget = useForgetProjects()
  return useMutation({
    mutationFn: (body: z.input<typeof contract.ProjectVerdict>) =>
      call(contract.decideProjectSubmission, { params: { submissionId }, body }),
    // Refused means that somebody else was faster: then the page is old as well.
    onSettled: forget,
  })
}
