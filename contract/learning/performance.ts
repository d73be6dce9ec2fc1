import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Instant } from '../kit/fields.ts'
import { Progress } from './progress.ts'

/** The course of the next step, else the one they worked on last. */
export const CurrentCourse = z.object({
  courseId: z.number(),
  courseTitle: z.string(),
  imagePath: z.string(),
  progress: Progress,
  certificateCode: z.string().nullable(),
})
export type CurrentCourse = z.infer<typeof CurrentCourse>

/** The most important step to do in the current course. */
export const NextStep = z.object({
  taskId: z.number(),
  taskTitle: z.string(),
  taskStepId: z.number(),
  taskStepTitle: z.string(),
  /** Its last attempt was rejected. */
  isResubmission: z.boolean(),
  /** How far its lesson is read. */
  percentRead: z.number(),
})
export type NextStep = z.infer<typeof NextStep>

/** The latest verdict on a learner's last attempt at a step. */
export const Feedback = z.object({
  courseId: z.number(),
  taskStepId: z.number(),
  taskStepTitle: z.string(),
  // Repeated here, so that the first page of the learner area need not load the review contract.
  verdict: z.enum(['approved', 'rejected']),
  /** Without marks: the whole review is on the step's page. May be empty when it was approved. */
  text: z.string(),
  mentor: z.string(),
  reviewedAt: Instant,
})
export type Feedback = z.infer<typeof Feedback>

/** In a calendar month. They bridge missed days by themselves. */
export const graceDays = 2

/** Days of study in a row, in India's time. Today may still be missing. */
export const Streak = z.object({
  current: z.number(),
  longest: z.number(),
  isTodayDone: z.boolean(),
  /** Days of grace used in this month. */
  graceUsed: z.number(),
  /** Monday to Sunday of this week. `today`: not studied yet. */
  week: z.array(z.enum(['studied', 'grace', 'today', 'none'])),
})
export type Streak = z.infer<typeof Streak>

/** Repeated here for the same reason. */
const PlaceOnStart = z.object({
  hasBegun: z.boolean(),
  done: z.number(),
  total: z.number(),
  /** Null once every lesson is done. */
  next: z.object({ number: z.number(), name: z.string(), minutes: z.number() }).nullable(),
})
export type PlaceOnStart = z.infer<typeof PlaceOnStart>

export const Snapshot = z.object({
  enrolled: z.number(),
  /** Steps, of the courses they are enrolled in. */
  approved: z.number(),
  waiting: z.number(),
  rejected: z.number(),
  /** Ever, in any course. */
  submissions: z.number(),
  /** Null if they switched it off. */
  streak: Streak.nullable(),
  /** Null while they are not enrolled. */
  course: CurrentCourse.nullable(),
  /** Null when there is no step to do: not enrolled, all completed or in review, or no subscription. */
  next: NextStep.nullable(),
  feedback: Feedback.nullable(),
  /** What is due first in the week plans of their batches. */
  due: z.object({ courseId: z.number(), taskTitle: z.string(), dueOn: z.iso.date(), isMissed: z.boolean() }).nullable(),
  /** The review that is promised next; null while nothing is in review. */
  promise: z.object({ courseId: z.number(), taskStepId: z.number(), promisedAt: Instant }).nullable(),
  /** Where they are on the beginners' path; null once they are enrolled, and if the academy has no path. */
  start: PlaceOnStart.nullable(),
  /** They passed something and neither chose nor declined study days yet. */
  isStudyPlanOffered: z.boolean(),
  /** Null before the first lesson was read. */
  practice: z.object({ isTodayDone: z.boolean() }).nullable(),
})
export type Snapshot = z.infer<typeof Snapshot>

export const getMySnapshot = endpoint('GET /v1/user/snapshot', {
  summary: 'My progress today, and my next step',
  access: 'learner',
  reply: Snapshot,
})

const Week = z.object({ startsOn: z.iso.date(), submissions: z.number(), approvals: z.number() })
export type Week = z.infer<typeof Week>
const Day = z.object({ date: z.iso.date(), submissions: z.number() })
export type Day = z.infer<typeof Day>

/** An undone verdict does not count. */
const Approvals = z.object({
  submissions: z.number(),
  /** Steps, also those that have left the course since. */
  approved: z.number(),
  /** Steps whose first attempt has a verdict, and those among them whose first attempt was approved. */
  firstDecided: z.number(),
  firstApproved: z.number(),
  /** From the first submission of a step to its approval; null while nothing is approved. */
  medianHoursToApproval: z.number().nullable(),
})
export type Approvals = z.infer<typeof Approvals>

/** Questions of lessons. */
const QuizResults = z.object({ answered: z.number(), rightAtFirst: z.number() })
export type QuizResults = z.infer<typeof QuizResults>

export const CoursePerformance = Approvals.extend({
  courseId: z.number(),
  courseTitle: z.string(),
  progress: Progress,
  quiz: QuizResults,
})
export type CoursePerformance = z.infer<typeof CoursePerformance>

export const Performance = z.object({
  total: Approvals,
  /** The last 26 weeks, Monday to Sunday, oldest first, none left out. */
  weeks: z.array(Week),
  /** The last 53 weeks from a Monday on, up to today, none left out. */
  days: z.array(Day),
  /** Null if they switched it off. */
  streak: Streak.nullable(),
  courses: z.array(CoursePerformance),
})
export type Performance = z.infer<typeof Performance>

export const getMyPerformance = endpoint('GET /v1/user/performance', {
  summary: 'My submissions and approvals over time, and by course',
  access: 'learner',
  reply: Performance,
})
