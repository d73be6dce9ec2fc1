import { queryOptions } from '@tanstack/react-query'
import * as contract from '#contract/projects/submissions.ts'
import { call } from '#web/kit/api/api.ts'
import { pagedQuery, useEndpointMutation } from '#web/kit/api/query.ts'
import { linkRefreshMs, projectsKey } from '../projects.api.ts'

export const submission = (submissionId: number) =>
  queryOptions({
    queryKey: [...projectsKey, 'submissions', submissionId],
    queryFn: () => call(contract.getProjectSubmission, { params: { submissionId } }),
    refetchInterval: linkRefreshMs,
  })

/** Submissions of all learners, for staff. */
export const submissions = ({ waiting, search }: { waiting: boolean; search: string }) =>
  pagedQuery([...projectsKey, 'submissions', 'all', waiting, search], (after) =>
    call(contract.listProjectSubmissions, {
      query: { waiting: String(waiting), ...(search && { search }), after },
    }),
  )

export const useDecide = () => useEndpointMutation(projectsKey, contract.decideProjectSubmission)
