import { type BookingState, bookingStates } from '#contract/membership/demo-desk.ts'
import { indiaDate } from '#web/kit/format.ts'

export const shows = ['day', 'coming', 'all'] as const
export type Show = (typeof shows)[number]

export type DemoFilter = {
  show: Show
  /** The chosen day, and the month that the calendar is at. */
  day: string
  month: string
  search: string
  state: BookingState | ''
  assignee: '' | 'me' | 'nobody'
}

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
const isMonth = (text: string | null): text is string => text !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

export const demoDeskAddress = {
  read: (params: URLSearchParams): DemoFilter => {
    const wanted = params.get('day')
    const day = isDay(wanted) ? wanted : indiaDate(Date.now())
    const month = params.get('month')
    return {
      show: shows.find((known) => known === params.get('show')) ?? 'day',
      day,
      month: isMonth(month) ? month : day.slice(0, 7),
      search: params.get('search') ?? '',
      state: bookingStates.find((known) => known === params.get('state')) ?? '',
      assignee: (['me', 'nobody'] as const).find((known) => known === params.get('assignee')) ?? '',
    }
  },
  write: ({ show, day, month, search, state, assignee }: DemoFilter) => ({
    show: show === 'day' ? '' : show,
    day: day === indiaDate(Date.now()) ? '' : day,
    month: month === day.slice(0, 7) ? '' : month,
    search,
    state,
    assignee,
  }),
}

/** 2026-12 from 2026-11 and 1. */
export function monthAfter(month: string, by: number): string {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(year!, number! - 1 + by, 1)).toISOString().slice(0, 7)
}

const monthWords = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' })
/** November 2026 */
export const monthInWords = (month: string) => monthWords.format(new Date(`${month}-01T00:00:00Z`))

/** How many empty places stand before the first of the month in a week that begins on Monday. */
export const placesBefore = (firstDay: string) => (new Date(`${firstDay}T00:00:00Z`).getUTCDay() + 6) % 7

export type Day = { date: string; slots: { demoTime: string; booked: number }[] }

export const bookedOn = ({ slots }: Day) => slots.reduce((sum, { booked }) => sum + booked, 0)
export const isFull = ({ slots }: Day, capacity: number) => slots.every(({ booked }) => booked >= capacity)

export const bookingsWord = (many: number) => (many === 1 ? '1 booking' : `${many} bookings`)
