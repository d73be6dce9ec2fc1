import { getSite } from '#contract/site/settings.ts'
import { shownAgain, endpointQuery } from '#web/kit/api/query.ts'

export const site = endpointQuery(['site'], getSite, {}, { ...shownAgain, staleTime: 300_000 })
