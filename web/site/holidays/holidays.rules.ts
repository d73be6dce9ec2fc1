import { type HolidayDays, type HolidayDraft, holidayOn, nationalHolidays } from '#contract/site/holidays.ts'
import { dateParts } from '#web/kit/format.ts'

/** India's national holidays of this year and the next that are still to come and not in the calendar. */
export function missingNationalDays(known: HolidayDays[], today: string): HolidayDraft[] {
  const year = Number(today.slice(0, 4))
  return [year, year + 1]
    .flatMap(nationalHolidays)
    .filter(({ firstDay }) => firstDay >= today && !holidayOn(known, firstDay))
}

type Named = HolidayDays & { name: string }

/** A year's holidays a year later, without those whose name is there already. */
export function copiesOf<Found extends Named>(holidays: Found[], year: number): HolidayDraft[] {
  const there = new Set(holidays.filter((holiday) => isIn(holiday, year + 1)).map(({ name }) => name))
  return holidays
    .filter((holiday) => isIn(holiday, year) && !there.has(holiday.name))
    .map(({ name, firstDay, lastDay }) => ({ name, firstDay: nextYear(firstDay), lastDay: nextYear(lastDay) }))
}

const isIn = ({ firstDay }: HolidayDays, year: number) => firstDay.startsWith(`${year}-`)

/** 29 February becomes the 28th. */
function nextYear(date: string): string {
  const [year, rest] = [Number(date.slice(0, 4)) + 1, date.slice(5)]
  return `${year}-${rest === '02-29' ? '02-28' : rest}`
}

export const byYear = <Found extends HolidayDays>(holidays: Found[]): [year: number, Found[]][] => [
  ...Map.groupBy(holidays, ({ firstDay }) => Number(firstDay.slice(0, 4))),
]

/** Sun 8 Nov. */
export function shortDay(date: string): string {
  const { weekday, day, month } = dateParts(date)
  return `${weekday} ${day} ${month}`
}

/** Sat 7 Nov to Mon 9 Nov. */
export const describeDays = ({ firstDay, lastDay }: HolidayDays): string =>
  firstDay === lastDay ? shortDay(firstDay) : `${shortDay(firstDay)} to ${shortDay(lastDay)}`

export const lengthOf = ({ firstDay, lastDay }: HolidayDays): number =>
  1 + (Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000
