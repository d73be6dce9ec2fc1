import { queryOptions } from '@tanstack/react-query'
import { getMyPerformance, getMySnapshot } from '#contract/learning/performance.ts'
import { call } from '#web/kit/api/api.ts'
import { shownAgain } from '#web/kit/api/query.ts'

// Under the courses key, so that a submission or an enrolment refreshes these too.
const mine = ['learning', 'courses'] as const

export const mySnapshot = queryOptions({
  ...shownAgain,
  queryKey: [...mine, 'snapshot'],
  queryFn: () => call(getMySnapshot),
})

export const myPerformance = queryOptions({
  ...shownAgain,
  queryKey: [...mine, 'performance'],
  queryFn: () => call(getMyPerformance),
})
