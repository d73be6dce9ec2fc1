import { queryOptions } from '@tanstack/react-query'
import { getMyPerformance, getMySnapshot } from '#contract/learning/performance.ts'
import { call } from '#web/kit/api/api.ts'

// Among the courses: whatever changes a course of mine, a submission or an enrolment, changes these too.
const mine = ['learning', 'courses'] as const

export const mySnapshot = queryOptions({ queryKey: [...mine, 'snapshot'], queryFn: () => call(getMySnapshot) })

export const myPerformance = queryOptions({ queryKey: [...mine, 'performance'], queryFn: () => call(getMyPerformance) })
