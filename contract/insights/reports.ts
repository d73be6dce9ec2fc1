import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, Instant } from '../kit/fields.ts'
import { PageQuery } from '../kit/paging.ts'
import { MonthName } from '../kit/fields.ts'

/** The last 30 or 90 days including today, a month such as 2026-11, or everything; by the days of India. */
export const ReportRange = z
  .string('Choose 30, 90, all, or a month such as 2026-11')
  .regex(/^(30|90|all|20\d\d-(0[1-9]|1[0-2]))$/, 'Choose 30, 90, all, or a month such as 2026-11')

/** Each step counts people who reached all earlier steps as well. */
const FunnelSteps = z.object({
  registered: z.number(),
  /** With a verified payment, also if it was refunded later. */
  verified: z.number(),
  submitted: z.number(),
  /** With a certificate that isn’t revoked. */
  completed: z.number(),
})
export type FunnelSteps = z.infer<typeof FunnelSteps>

export const FunnelMonth = z.object({
  month: MonthName,
  /** Learners who registered in this month. */
  learners: FunnelSteps,
  /** People without an account whose first demo was booked in this month. */
  demos: FunnelSteps.extend({ booked: z.number() }),
})
export type FunnelMonth = z.infer<typeof FunnelMonth>

/** Reviews by mentors, by the moment of the verdict. Hours are hours in which mentors work, as in promises. */
export const ReviewTimes = z.object({
  reviews: z.number(),
  medianHours: z.number(),
  /** Nine of ten reviews took no longer. */
  p90Hours: z.number(),
  /** Before their promised time. */
  onTime: z.number(),
})
export type ReviewTimes = z.infer<typeof ReviewTimes>

export const CourseSummary = z.object({
  courseId: z.number(),
  title: z.string(),
  /** Learners who enrolled in the range. */
  enrolled: z.number(),
  completed: z.number(),
  /** Neither completed, nor submitted anything for 14 days, nor waiting for a review. */
  stopped: z.number(),
  /** Null without reviews in the range. */
  reviewTimes: ReviewTimes.nullable(),
})
export type CourseSummary = z.infer<typeof CourseSummary>

export const StepReport = z.object({
  stepId: z.number(),
  task: z.string(),
  name: z.string(),
  /** Learners who passed this step or a later one. */
  passed: z.number(),
  /** Learners whose last passed step is this one. */
  lastHere: z.number(),
  /** Of these, how many stopped. */
  stopped: z.number(),
  /** Verdicts given in the range, without undone ones. */
  verdicts: z.number(),
  rejected: z.number(),
})
export type StepReport = z.infer<typeof StepReport>

export const CourseReport = CourseSummary.extend({
  /** Learners who haven’t passed any step. */
  atStart: z.object({ lastHere: z.number(), stopped: z.number() }),
  steps: z.array(StepReport),
})
export type CourseReport = z.infer<typeof CourseReport>

const Renewals = z.object({ ended: z.number(), renewed: z.number() })

/** Whether daily practice helps people remember, and come back. */
export const PracticeReport = z.object({
  /** Answers to questions that the same learner had last answered 30 days before or earlier. */
  recall: z.object({ answers: z.number(), right: z.number() }),
  /** Paid periods that ended, of learners who practised towards their end and of the others. */
  practised: Renewals,
  others: Renewals,
})
export type PracticeReport = z.infer<typeof PracticeReport>

export const Report = z.object({
  range: ReportRange,
  /** Null: everything. */
  from: z.iso.date().nullable(),
  until: z.iso.date(),
  /** The months that can be chosen. */
  firstMonth: MonthName,
  currentMonth: MonthName,
  /** Newer figures are being counted. */
  isCounting: z.boolean(),
  /** Counted in the background; null until that has happened once. */
  figures: z
    .object({
      asOf: Instant,
      /** Oldest first, without months in which nobody registered or booked. */
      funnel: z.array(FunnelMonth),
      reviewTimes: ReviewTimes.nullable(),
      /** Most learners first. */
      courses: z.array(CourseSummary),
      /** The chosen course, or the one with most learners. */
      course: CourseReport.nullable(),
      /** Null until it is counted again, if an earlier version counted it. */
      practice: PracticeReport.nullable(),
    })
    .nullable(),
})
export type Report = z.infer<typeof Report>

const ReportQuery = z.strictObject({ range: ReportRange.default('30') })

export const getReport = endpoint('GET /v1/reports', {
  summary: 'Get how learners come, where they stop and how long reviews take, in a range of days',
  access: 'people:see',
  query: ReportQuery.extend({ courseId: Id.optional() }),
  reply: Report,
})

/** The filters of the exports. */
export const ReportExport = PageQuery.extend(ReportQuery.shape)
export const StepsExport = ReportExport.extend({ courseId: Id.optional() })
