import { endpoint, Done } from '../kit/endpoint.ts'
import { ChosenDay, Id, line } from '../kit/fields.ts'
import { z } from '../kit/zod.ts'

export const Holiday = z.object({
  holidayId: z.number(),
  name: z.string(),
  /** Both days are included, in India. */
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
})
export type Holiday = z.infer<typeof Holiday>
export type HolidayDays = Pick<Holiday, 'firstDay' | 'lastDay'>

/** The one that this day (2026-11-08) belongs to. */
export const holidayOn = <Found extends HolidayDays>(holidays: Found[], day: string): Found | null =>
  holidays.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay) ?? null

export const HolidayDraft = z
  .strictObject({ name: line('a name', 60), firstDay: ChosenDay, lastDay: ChosenDay })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    path: ['lastDay'],
    message: 'Choose the first day or a later one',
  })
export type HolidayDraft = z.infer<typeof HolidayDraft>

/** India’s, which are on the same day every year. */
export const nationalHolidays = (year: number): HolidayDraft[] =>
  [
    { name: 'Republic Day', day: `${year}-01-26` },
    { name: 'Independence Day', day: `${year}-08-15` },
    { name: 'Gandhi Jayanti', day: `${year}-10-02` },
  ].map(({ name, day }) => ({ name, firstDay: day, lastDay: day }))

export const NewHolidays = z.strictObject({
  holidays: z.array(HolidayDraft).min(1, 'Choose a holiday').max(60, 'At most 60 holidays at once'),
})
export type NewHolidays = z.infer<typeof NewHolidays>

const params = z.strictObject({ holidayId: Id })

export const listHolidays = endpoint('GET /v1/holidays', {
  summary: 'The school’s holidays from last year on, in order',
  access: 'learner',
  reply: z.array(Holiday),
})

export const addHolidays = endpoint('POST /v1/holidays', {
  summary: 'Add holidays, all or none; the same days again are refused, and promises made before stay',
  access: 'site:act',
  body: NewHolidays,
  reply: z.array(Holiday),
})

export const changeHoliday = endpoint('PUT /v1/holidays/:holidayId', {
  summary: 'Change a holiday that isn’t over; what has passed of it stays',
  access: 'site:act',
  params,
  body: HolidayDraft,
  reply: Holiday,
})

export const removeHoliday = endpoint('DELETE /v1/holidays/:holidayId', {
  summary: 'Remove a holiday that hasn’t begun',
  access: 'site:act',
  params,
  reply: Done,
})
