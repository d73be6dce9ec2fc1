import { queryOptions } from '@tanstack/react-query'
import { getSite } from '#contract/site/settings.ts'
import { call } from '#web/kit/api/api.ts'
import { shownAgain } from '#web/kit/api/query.ts'

export const site = queryOptions({
  ...shownAgain,
  queryKey: ['site'],
  queryFn: () => call(getSite),
  staleTime: 300_000,
})
