import { Role } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import { CalendarDate, Id, noDay } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { z } from '../kit/zod.ts'

/** 09:30; a day ends at 24:00. */
const TimeOfDay = z
  .string('Enter a time')
  .regex(/^((?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Enter a time from 00:00 to 24:00, for example 09:30')

const Span = z
  .strictObject({
    /** 1 is Monday. */
    weekday: z.int(noDay).min(1, noDay).max(7, noDay),
    startsAt: TimeOfDay,
    endsAt: TimeOfDay,
  })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, { path: ['endsAt'], message: 'Enter a time after the start' })
export type Span = z.infer<typeof Span>

const Absence = z
  .strictObject({ firstDay: CalendarDate('Enter the first day'), lastDay: CalendarDate('Enter the last day') })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    path: ['lastDay'],
    message: 'Enter a day on or after the first day',
  })

export const WorkingHours = z.strictObject({
  /** In India's time. Several spans a day are possible. */
  hours: z
    .array(Span)
    .max(42, 'At most 42 times a week')
    .superRefine((spans, context) => {
      spans.forEach((span, index) => {
        const overlaps = (other: Span) =>
          other.weekday === span.weekday && other.startsAt < span.endsAt && span.startsAt < other.endsAt
        if (spans.slice(0, index).some(overlaps))
          context.addIssue({
            code: 'custom',
            path: [index, 'startsAt'],
            message: 'This overlaps another time that day',
          })
      })
    }),
  /** Both days are included. */
  absences: z
    .array(Absence)
    .max(30, 'At most 30 absences')
    .superRefine((absences, context) => {
      absences.forEach(({ firstDay, lastDay }, index) => {
        const isTwice = absences.slice(0, index).some((other) => other.firstDay <= lastDay && firstDay <= other.lastDay)
        if (isTwice)
          context.addIssue({ code: 'custom', path: [index, 'firstDay'], message: 'These days are already in the list' })
      })
    }),
})
export type WorkingHours = z.infer<typeof WorkingHours>

export const getMyHours = endpoint('GET /v1/reviews/hours', {
  summary: 'My working hours and the days I am away',
  access: 'staff',
  reply: WorkingHours,
})

export const saveMyHours = endpoint('PUT /v1/reviews/hours', {
  summary: 'Replace my working hours and the days I am away; review promises use them from now on',
  access: 'staff',
  body: WorkingHours,
  reply: WorkingHours,
})

const ofPerson = z.strictObject({ userId: Id })

export const getHoursOf = endpoint('GET /v1/users/:userId/hours', {
  summary: 'The working hours of a member of staff',
  access: 'team:see',
  params: ofPerson,
  reply: WorkingHours,
})

export const saveHoursOf = endpoint('PUT /v1/users/:userId/hours', {
  summary: 'Replace the working hours of a member of staff',
  access: 'team:act',
  params: ofPerson,
  body: WorkingHours,
  reply: WorkingHours,
})

/** The work of one mentor. Figures of reviews are of the last 30 days, without undone verdicts. */
export const MentorWorkload = z.object({
  userId: z.number(),
  name: z.string(),
  role: Role,
  /** Hours a week; 0 if none are set. */
  weeklyHours: z.number(),
  isAway: z.boolean(),
  /** Attempts they have claimed, or that are suggested to them. */
  open: z.number(),
  /** Of these, promised for the next 24 hours. */
  due: z.number(),
  /** Of these, promised for an earlier time. */
  late: z.number(),
  reviewed: z.number(),
  /** Of the reviewed ones, after the promised time. */
  reviewedLate: z.number(),
  /** From submission to verdict; null without reviews. */
  medianHours: z.number().nullable(),
  /** First attempts they reviewed, and those among them that they approved. */
  firstAttempts: z.number(),
  firstApproved: z.number(),
})
export type MentorWorkload = z.infer<typeof MentorWorkload>

export const listWorkload = endpoint('GET /v1/reviews/workload', {
  summary: 'Open work and review figures of every mentor',
  access: 'team:see',
  query: PageQuery,
  reply: pageOf(MentorWorkload),
})
