import { queryOptions } from '@tanstack/react-query'
import { getBrief, listBriefs } from '#contract/projects/briefs.ts'
import { call } from '#web/kit/api/api.ts'
import { pagedQuery } from '#web/kit/api/query.ts'
import { linkRefreshMs, projectsKey } from '../projects.api.ts'

export const briefs = (search: string) =>
  pagedQuery([...projectsKey, 'briefs', 'open', search], (after) =>
    call(listBriefs, { query: { ...(search && { search }), after } }),
  )

export const brief = (briefId: number) =>
  queryOptions({
    queryKey: [...projectsKey, 'briefs', briefId],
    queryFn: () => call(getBrief, { params: { briefId } }),
    refetchInterval: linkRefreshMs,
  })
