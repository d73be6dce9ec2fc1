import { queryOptions } from '@tanstack/react-query'
import { createUserCourse, getAllCourses, getEnrolledCourses, leaveCourse } from '#contract/learning/enrolments.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, shownAgain, useEndpointMutation, useInvalidatingMutation } from '#web/kit/api/query.ts'
import { completeCourse, completeEnrolment } from '../spec-defaults.ts'

export const allCourses = queryOptions({
  ...shownAgain,
  queryKey: ['learning', 'courses', 'all'],
  queryFn: () => call(getAllCourses).then((courses) => courses.map(completeCourse)),
})

export const enrolledCourses = queryOptions({
  ...shownAgain,
  queryKey: ['learning', 'courses', 'enrolled'],
  queryFn: () =>
    call(getEnrolledCourses).then(({ data, foundSubscription }) => ({
      data: data.map(completeEnrolment),
      foundSubscription,
    })),
})

export const useEnrol = () =>
  useInvalidatingMutation(['learning'], (courseId: number) => call(createUserCourse, { body: { courseId } }), {
    // Fails at once without a connection, instead of enrolling at some later moment.
    networkMode: 'always',
    // The outcome is shown in a dialog.
    ...inlineErrors,
  })

export const useLeaveCourse = () => useEndpointMutation(['learning'], leaveCourse, inlineErrors)
