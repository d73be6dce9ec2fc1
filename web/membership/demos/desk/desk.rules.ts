import { type BookingState, bookingStates } from '#contract/membership/demo-desk.ts'
import { type DeskFilter, oneOf, readDeskFilter } from '#web/kit/desk/filter.ts'
import { indiaDate } from '#web/kit/format.ts'

export type Show = 'day' | 'due' | 'upcoming' | 'all'

/** `day` is the selected day, `month` the one that the calendar shows. */
export type DemoFilter = DeskFilter<BookingState> & { show: Show; day: string; month: string }

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
const isMonth = (text: string | null): text is string => text !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

export const demoDeskUrl = {
  read: (params: URLSearchParams): DemoFilter => {
    const dayParam = params.get('day')
    const day = isDay(dayParam) ? dayParam : indiaDate(Date.now())
    const month = params.get('month')
    return {
      ...readDeskFilter(params, bookingStates),
      show: oneOf(params, 'show', ['due', 'upcoming', 'day']) || 'all',
      day,
      month: isMonth(month) ? month : day.slice(0, 7),
    }
  },
  write: ({ show, day, month, ...filter }: DemoFilter) => ({
    ...filter,
    show: show === 'all' ? '' : show,
    day: day === indiaDate(Date.now()) ? '' : day,
    month: month === day.slice(0, 7) ? '' : month,
  }),
}

/** 2026-12 for 2026-11 and 1. */
export function addMonths(month: string, by: number): string {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(year!, number! - 1 + by, 1)).toISOString().slice(0, 7)
}

const monthFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' })
/** November 2026 */
export const formatMonth = (month: string) => monthFormat.format(new Date(`${month}-01T00:00:00Z`))

/** How many cells are empty before the first of the month, in weeks that start on Monday. */
export const leadingBlanks = (firstDay: string) => (new Date(`${firstDay}T00:00:00Z`).getUTCDay() + 6) % 7

export type Day = { date: string; slots: { demoTime: string; booked: number }[] }

export const bookedOn = ({ slots }: Day) => slots.reduce((sum, { booked }) => sum + booked, 0)
export const isFull = ({ slots }: Day, capacity: number) => slots.every(({ booked }) => booked >= capacity)
