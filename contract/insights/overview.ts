import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'

/** What waits, and since when the oldest does. */
const Waiting = z.object({ count: z.number(), oldest: z.iso.datetime().nullable() })

export const OverviewWeek = z.object({
  /** Its Monday, in India's time. */
  startsOn: z.iso.date(),
  /** Null for mentors: who comes is not theirs to know. */
  registrations: z.number().nullable(),
  submissions: z.number(),
  /** From submission to verdict, of the verdicts of this week; null without any. */
  medianHoursToReview: z.number().nullable(),
  /** Null for who may not see money. */
  verifiedRupees: z.number().nullable(),
})
export type OverviewWeek = z.infer<typeof OverviewWeek>

export const Overview = z.object({
  waiting: z.object({
    reviews: Waiting,
    projects: Waiting,
    ideas: Waiting,
    bugs: Waiting,
    requests: Waiting,
    facts: Waiting,
    /** For admins alone. */
    payments: Waiting.nullable(),
    demos: Waiting.nullable(),
  }),
  /** Twelve weeks, oldest first; the last is this one and not over. */
  weeks: z.array(OverviewWeek),
  /** The week before up to the same moment, so that this week is compared with its like. */
  lastWeekSoFar: OverviewWeek,
  people: z
    .object({
      learners: z.number(),
      active: z.number(),
      /** Whose access ends from now to the end of the sixth day after today, and goes on no further. */
      expiringIn7Days: z.number(),
    })
    .nullable(),
  /** How many accesses ended or end on each of the seven days before today, today, and the six after it. */
  endings: z.array(z.object({ date: z.iso.date(), count: z.number() })).nullable(),
  /** The first few of those that end. */
  expiring: z
    .array(z.object({ userId: z.number(), name: z.string(), endsAt: z.iso.datetime(), isCancelled: z.boolean() }))
    .nullable(),
})
export type Overview = z.infer<typeof Overview>

export const getOverview = endpoint({
  method: 'GET',
  path: '/v1/overview',
  summary: 'What waits for staff, and this week against the last',
  access: 'mentor',
  reply: Overview,
})
