import { endpoint } from '../../kit/endpoint.ts'
import { noDay } from '../../kit/fields.ts'
import { z } from '../../kit/zod.ts'

export const StudyPlan = z.strictObject({
  /** Whether the streak is shown, in the learner's own pages. */
  showsStreak: z.boolean(),
  /** Study days: 1 is Monday. Empty: no reminders. */
  weekdays: z
    .array(z.int(noDay).min(1, noDay).max(7, noDay))
    .max(7, noDay)
    .refine((days) => new Set(days).size === days.length, noDay),
  /** When to remind, in India's time. */
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choose a time, such as 19:00'),
})
export type StudyPlan = z.infer<typeof StudyPlan>

/** What one tap accepts. */
export const suggestedDays: Pick<StudyPlan, 'weekdays' | 'time'> = { weekdays: [1, 3, 5], time: '19:00' }

export const getStudyPlan = endpoint('GET /v1/user/study-plan', {
  summary: 'My study days, and whether my streak is shown',
  access: 'learner',
  reply: StudyPlan,
})

export const saveStudyPlan = endpoint('PATCH /v1/user/study-plan', {
  summary: 'Change my study days, or whether my streak is shown',
  access: 'learner',
  body: StudyPlan.partial(),
  reply: StudyPlan,
})
