import { type HolidayDraft, holidayOn, type HolidayDays } from '#contract/site/holidays.ts'
import { conflict, invalid } from '#server/kit/errors.ts'

/** `prefix` is where the draft is in the input: `holidays.2.`. */
type Place = { today: string; prefix?: string }

/** Until the end of the year after next, so that a mistyped year is found. */
export const latestDay = (today: string): string => `${Number(today.slice(0, 4)) + 2}-12-31`

export function assertAhead({ firstDay, lastDay }: HolidayDays, { today, prefix = '' }: Place) {
  if (firstDay < today) throw invalid({ [`${prefix}firstDay`]: 'Choose today or a later day' })
  assertNear({ lastDay }, { today, prefix })
}

function assertNear({ lastDay }: Pick<HolidayDays, 'lastDay'>, { today, prefix = '' }: Place) {
  const year = latestDay(today).slice(0, 4)
  if (lastDay > latestDay(today)) throw invalid({ [`${prefix}lastDay`]: `Choose a day until the end of ${year}` })
}

export function assertFree(draft: HolidayDraft, others: (HolidayDays & { name: string })[], prefix = '') {
  const taken = others.find(({ firstDay, lastDay }) => firstDay <= draft.lastDay && draft.firstDay <= lastDay)
  if (!taken) return
  const field = holidayOn([taken], draft.firstDay) ? 'firstDay' : 'lastDay'
  throw invalid({ [`${prefix}${field}`]: `“${taken.name}” is on these days already` })
}

/** The days that have passed were holidays: promises were made with them. */
export function assertChangeable(before: HolidayDays, after: HolidayDays, today: string) {
  assertNotOver(before, today)
  if (before.firstDay >= today) return assertAhead(after, { today })
  if (after.firstDay !== before.firstDay) throw invalid({ firstDay: 'It has begun, so its first day stays' })
  if (after.lastDay < today) throw invalid({ lastDay: 'Choose today as its last day, or a later day' })
  assertNear(after, { today })
}

export function assertRemovable(holiday: HolidayDays, today: string) {
  assertNotOver(holiday, today)
  if (holiday.firstDay < today) throw conflict('This holiday has begun. Change its last day instead.')
}

function assertNotOver({ lastDay }: HolidayDays, today: string) {
  if (lastDay < today) throw conflict('This holiday is over, so it stays in the calendar.')
}
