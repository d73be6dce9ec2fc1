import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { AtRiskCount } from './at-risk.ts'

/** How many are waiting, at most `maxCounted` + 1, and since when the oldest one is. */
const Waiting = z.object({ count: z.number(), oldest: z.iso.datetime().nullable() })

const Promises = z.object({ late: z.number(), dueSoon: z.number() })

export const OverviewWeek = z.object({
  /** The Monday, in India's time. */
  startsOn: z.iso.date(),
  registrations: z.number().nullable(),
  submissions: z.number(),
  /** Between submission and verdict, for the verdicts of this week. */
  medianHoursToReview: z.number().nullable(),
  verifiedRupees: z.number().nullable(),
})
export type OverviewWeek = z.infer<typeof OverviewWeek>

/** What the caller may not see is null. */
export const Overview = z.object({
  waiting: z.object({
    reviews: Waiting.nullable(),
    /** Without those the caller reviewed or submitted. */
    secondOpinions: Waiting.nullable(),
    questions: Waiting.nullable(),
    /** Those whose topic the caller may read. */
    support: Waiting.nullable(),
    projects: Waiting.nullable(),
    ideas: Waiting.nullable(),
    bugs: Waiting.nullable(),
    requests: Waiting.nullable(),
    facts: Waiting.nullable(),
    /** Companies that applied. */
    companies: Waiting.nullable(),
    openings: Waiting.nullable(),
    /** What learners reported about companies. */
    companyReports: Waiting.nullable(),
    payments: Waiting.nullable(),
    demos: Waiting.nullable(),
    /** To follow up today, for the reader. */
    leads: Waiting.nullable(),
    /** In which nobody has done anything for 14 days. */
    introductions: Waiting.nullable(),
  }),
  /** Reviews, each counted up to `maxCounted` + 1: promised for an earlier time, and for the next 24 hours. */
  promises: Promises,
  /** The same of questions. */
  questionPromises: Promises,
  /** The same of support requests. */
  supportPromises: Promises,
  /** Counted in the background; null until that has happened once. */
  figures: z
    .object({
      /** The moment they were counted. */
      asOf: z.iso.datetime(),
      /** Twelve weeks, oldest first; the last is the current one. */
      weeks: z.array(OverviewWeek),
      /** Last week up to the same moment, for a fair comparison with the unfinished week. */
      lastWeekSoFar: OverviewWeek,
      people: z
        .object({
          learners: z.number(),
          active: z.number(),
          /** Learners whose access ends between now and the end of the sixth day after today. */
          expiringIn7Days: z.number(),
        })
        .nullable(),
      /** How many learners' access ends on each day, from seven days before today to six days after. */
      endings: z.array(z.object({ date: z.iso.date(), count: z.number() })).nullable(),
      /** Learners who may leave. */
      atRisk: z.array(AtRiskCount).nullable(),
    })
    .nullable(),
  /** The learners whose access ends next. */
  expiring: z
    .array(
      z.object({
        userId: z.number(),
        name: z.string(),
        endsAt: z.iso.datetime(),
        hasReminders: z.boolean(),
        /** They have paid for a renewal that isn't verified yet, so they aren't leaving. */
        isRenewing: z.boolean(),
      }),
    )
    .nullable(),
  /** Yesterday, if money moved on that day and nobody has closed it. */
  unclosedDay: z.iso.date().nullable(),
})
export type Overview = z.infer<typeof Overview>

/** A text that changes whenever what is waiting does, for the live stream. */
export const describeWaiting = (waiting: Overview['waiting']): string =>
  Object.entries(waiting)
    .flatMap(([what, found]) => (found ? `${what} ${found.count} ${found.oldest}` : []))
    .toSorted()
    .join(', ')

export const getOverview = endpoint('GET /v1/overview', {
  summary: 'Get the staff overview: pending work, and this week compared with last week',
  access: 'staff',
  reply: Overview,
})
