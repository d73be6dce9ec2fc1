import { hostMinutesAhead, joinMinutesAhead, type WeekendSession } from '#contract/mentoring/sessions.ts'
import { dateParts, indiaDate, shortTime } from '#web/kit/format.ts'

const minute = 60_000
const day = 24 * 60 * minute

type Times = Pick<WeekendSession, 'startsAt' | 'endsAt'>

/** 6:00 – 6:30 PM */
export function timeRange({ startsAt, endsAt }: Times): string {
  const [start, end] = [shortTime(startsAt), shortTime(endsAt)]
  const isSameHalf = start.slice(-2) === end.slice(-2)
  return `${isSameHalf ? start.slice(0, -3) : start} – ${end}`
}

export type Meeting = 'soon' | 'open' | 'over'

/** Whether the meeting can be joined now. */
export function meetingAt({ startsAt, endsAt }: Times, now: number, isHost = false): Meeting {
  if (now >= Date.parse(endsAt)) return 'over'
  return now >= opensAt({ startsAt }, isHost) ? 'open' : 'soon'
}

export const opensAt = ({ startsAt }: Pick<Times, 'startsAt'>, isHost = false): number =>
  Date.parse(startsAt) - (isHost ? hostMinutesAhead : joinMinutesAhead) * minute

/** The Monday of a moment's week in India, as 2026-11-16. */
function weekOf(moment: string | number): string {
  const date = indiaDate(moment)
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return new Date(Date.parse(`${date}T00:00:00Z`) - ((weekday + 6) % 7) * day).toISOString().slice(0, 10)
}

/** Sessions under "This week", "Next week" and the weeks after. */
export function byWeek(sessions: WeekendSession[], now: number): { title: string; sessions: WeekendSession[] }[] {
  const [thisWeek, nextWeek] = [weekOf(now), weekOf(now + 7 * day)]
  const groups = Map.groupBy(sessions, ({ startsAt }) => weekOf(startsAt))
  return [...groups].map(([week, sessions]) => {
    const { day, month } = dateParts(`${week}T00:00:00Z`)
    const later = `Week of ${day} ${month}`
    return { title: week === thisWeek ? 'This week' : week === nextWeek ? 'Next week' : later, sessions }
  })
}

/** 1st, 2nd, 3rd, 4th, 11th, 21st. */
export function ordinal(number: number): string {
  const isTeen = number % 100 >= 11 && number % 100 <= 13
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${ending}`
}

/** What a learner needs to know about the seats. */
export function describeSeats({
  seatsLeft,
  capacity,
  waiting,
}: Pick<WeekendSession, 'seatsLeft' | 'capacity' | 'waiting'>): string {
  if (seatsLeft > 0) return seatsLeft === 1 ? 'Only 1 seat left' : `${seatsLeft} of ${capacity} seats left`
  return waiting === 0 ? 'Full' : `Full, ${waiting} on the waiting list`
}

export const tabs = ['upcoming', 'past'] as const
export type Tab = (typeof tabs)[number]
export const readTab = (params: URLSearchParams): Tab => (params.get('tab') === 'past' ? 'past' : 'upcoming')

/** The id of a card in the page. */
export const cardId = (sessionId: number) => `session-${sessionId}`
