import { getHiringReport } from '#contract/hiring/report.ts'
import { endpointQuery } from '#web/kit/api/query.ts'

export const hiringReport = endpointQuery(['hiring', 'report'], getHiringReport)
