import { queryOptions, useQuery } from '@tanstack/react-query'
import { createUserCourse, getAllCourses, getEnrolledCourses } from '#contract/learning/enrolments.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, useInvalidatingMutation } from '#web/kit/api/query.ts'
import { myPayments } from '#web/membership/index.ts'

export const allCourses = queryOptions({
  queryKey: ['learning', 'courses', 'all'],
  queryFn: () => call(getAllCourses),
})

export const enrolledCourses = queryOptions({
  queryKey: ['learning', 'courses', 'enrolled'],
  queryFn: () => call(getEnrolledCourses),
})

export const useEnrol = () =>
  useInvalidatingMutation(['learning'], (courseId: number) => call(createUserCourse, { body: { courseId } }), {
    // Fails at once without a connection, instead of enrolling at some later moment.
    networkMode: 'always',
    // The outcome is shown in a dialog.
    ...inlineErrors,
  })

export type MyAccess = { hasAccess: boolean; isBeingVerified: boolean; ends: string | null }

/** Whether my courses are open, by the server's clock; undefined while loading. */
export function useMyAccess(): MyAccess | undefined {
  const { data } = useQuery(myPayments)
  if (!data) return undefined
  const isBeingVerified = data.payments.some((payment) => payment.state === 'pending')
  return { hasAccess: data.hasAccess, isBeingVerified, ends: data.subscriptionEnds }
}
