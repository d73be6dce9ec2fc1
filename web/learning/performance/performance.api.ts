import { getMyPerformance, getMySnapshot } from '#contract/learning/performance.ts'
import { shownAgain, endpointQuery } from '#web/kit/api/query.ts'

// Under the courses key, so that a submission or an enrolment refreshes these too.
const mine = ['learning', 'courses'] as const

export const mySnapshot = endpointQuery([...mine, 'snapshot'], getMySnapshot, {}, shownAgain)

export const myPerformance = endpointQuery([...mine, 'performance'], getMyPerformance, {}, shownAgain)
