import { type AtRiskList, listAtRisk } from '#contract/insights/at-risk.ts'
import { call } from '#web/kit/api/api.ts'
import { pagedQuery } from '#web/kit/api/query.ts'
import { toQuery } from '#web/kit/desk/filter.ts'

export type AtRiskFilter = { list: AtRiskList; search: string }

export const atRisk = (filter: AtRiskFilter) =>
  pagedQuery(
    ['insights', 'at-risk', filter],
    (after) => call(listAtRisk, { query: { ...toQuery(filter), size: 50, after } }),
    { refetchOnWindowFocus: 'always' },
  )
