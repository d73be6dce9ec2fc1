import { z } from '../kit/zod.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { Id, Instant } from '../kit/fields.ts'
import { CourseCard, PublicCourse } from '../catalogue/courses.ts'
import { Progress } from './progress.ts'

/** A course as the spec's client knows it. `userCourses` holds the caller's own enrolment or nothing. */
export const Course = PublicCourse.extend({ userCourses: z.array(z.object({ userId: z.number() })) })
export type Course = z.infer<typeof Course>

export const getAllCourses = endpoint('GET /v1/course/getAllCourses', {
  summary: 'The courses: listed ones for visitors; all, with my enrolment, when logged in',
  access: 'public',
  reply: z.array(Course),
})

export const createUserCourse = endpoint('POST /v1/user/createUserCourse', {
  summary: 'Enrol in a course; staff may enrol a learner',
  access: 'learner',
  body: z.strictObject({ userId: Id.optional(), courseId: Id }),
  reply: z.object({
    userId: z.number(),
    courseId: z.number(),
    /** The first step to do; null if all are submitted, or if there are none yet. */
    nextStep: z.object({ taskStepId: z.number(), taskStepTitle: z.string() }).nullable(),
  }),
})

export const leaveCourse = endpoint('POST /v1/courses/:courseId/leave', {
  summary: 'Leave a course; what was submitted stays, and enrolling again continues with it',
  access: 'learner',
  params: z.strictObject({ courseId: Id }),
  reply: Done,
})

export const EnrolledCourse = z.object({
  enrolledAt: Instant,
  /** The spec's client reads a list; it holds the one course. */
  course: z.array(
    CourseCard.extend({
      progress: Progress,
      /** Of the valid certificate, or null. */
      certificateCode: z.string().nullable(),
      isArchived: z.boolean(),
    }),
  ),
})
export type EnrolledCourse = z.infer<typeof EnrolledCourse>

export const getEnrolledCourses = endpoint('GET /v1/user/getEnrolledCourses', {
  summary: 'A learner’s enrolled courses with progress, and when the subscription ends',
  access: 'learner',
  query: z.strictObject({ userId: Id.optional() }),
  reply: z.array(EnrolledCourse),
  extraFields: z.object({ foundSubscription: z.object({ subscriptionEnds: Instant.nullable() }) }),
})
