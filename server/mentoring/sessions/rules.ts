import { mayUse, type Standing } from '#contract/kit/access.ts'
import { hostMinutesAhead, joinMinutesAhead } from '#contract/mentoring/sessions.ts'
import { type HolidayDays, holidayOn } from '#contract/site/holidays.ts'
import { conflict, invalid, notAllowed, notInFuture } from '#server/kit/errors.ts'
import { formatDate, formatWeekday, indiaDate } from '#server/kit/india.ts'
import type { SeatRow, WeekendSeriesRow, WeekendSessionRow } from './tables.ts'

const minute = 60_000
export const weekMs = 7 * 24 * 60 * minute

type Times = Pick<WeekendSessionRow, 'startsAt' | 'endsAt'>

/** A date and time on India's clock. */
export const startOf = ({ date, time }: { date: string; time: string }): Date => new Date(`${date}T${time}:00+05:30`)

export const endOf = (startsAt: Date, minutes: number): Date => new Date(startsAt.getTime() + minutes * minute)

export const isOver = ({ endsAt }: Pick<Times, 'endsAt'>, now: Date): boolean => endsAt <= now

export function assertInFuture(startsAt: Date, now: Date) {
  if (startsAt <= now) throw notInFuture()
}

type State = Times & Pick<WeekendSessionRow, 'cancelledAt'>

export function assertTakesPlace({ cancelledAt, ...times }: State, now: Date) {
  if (cancelledAt !== null) throw conflict('This session is cancelled.')
  if (isOver(times, now)) throw conflict('This session is over.')
}

/** Free seats go to the waiting list first. */
export const seatsLeft = ({
  capacity,
  seatsTaken,
  waiting,
}: Pick<WeekendSessionRow, 'capacity' | 'seatsTaken' | 'waiting'>): number => (waiting > 0 ? 0 : capacity - seatsTaken)

type Seat = Pick<SeatRow, 'state' | 'joinedAt'> | null

/** A free seat goes to the waiting list first. */
export const nextSeat = ({ seatsTaken, capacity, waiting }: Seats): 'reserved' | 'waiting' =>
  seatsTaken < capacity && waiting === 0 ? 'reserved' : 'waiting'

type Seats = Pick<WeekendSessionRow, 'seatsTaken' | 'capacity' | 'waiting'>

export function assertReleasable(session: State, seat: Seat, now: Date) {
  assertTakesPlace(session, now)
  if (seat?.joinedAt) throw conflict('You’ve joined this session, so your seat stays yours.')
}

const openingOf = (startsAt: Date, isHost: boolean): Date =>
  new Date(startsAt.getTime() - (isHost ? hostMinutesAhead : joinMinutesAhead) * minute)

/** The host and admins may open the meeting without a seat, and earlier. */
export function assertJoinable(session: State, { seat, isHost, now }: { seat: Seat; isHost: boolean; now: Date }) {
  if (!isHost && seat?.state !== 'reserved')
    throw notAllowed(
      seat?.state === 'waiting'
        ? 'You’re on the waiting list. You can join when you get a seat.'
        : 'Reserve a seat to join this session.',
    )
  assertTakesPlace(session, now)
  const opensAt = openingOf(session.startsAt, isHost)
  if (now < opensAt) throw conflict(`You can join from ${formatWeekday(opensAt)}.`)
}

export const seesAllSessions = (actor: Standing): boolean => mayUse(actor, 'team:act')

/** Mentors manage the sessions they host; who leads the team, all. */
export const mayManage = ({ hostId }: { hostId: number }, actor: Standing & { id: number }): boolean =>
  mayUse(actor, 'sessions:act') && (seesAllSessions(actor) || hostId === actor.id)

export function assertOwnHost(hostId: number, actor: Standing & { id: number }) {
  if (!seesAllSessions(actor) && hostId !== actor.id)
    throw invalid({ hostId: 'You can only host sessions yourself. Ask an admin to change the host.' })
}

/** Of a session, or of one that its series will have. */
export type HostTime = Times & { sessionId: number | null; seriesId: number | null; title: string }
type Changed = { sessionIds: number[]; seriesId: number | null }

/** The first other session of the host at the time of one that was changed. */
export function clashOf(times: HostTime[], { sessionIds, seriesId }: Changed): HostTime | null {
  const isChanged = (time: HostTime) =>
    time.sessionId === null ? time.seriesId === seriesId : sessionIds.includes(time.sessionId)
  const [changed, others] = [times.filter(isChanged), times.filter((time) => !isChanged(time))]
  const overlaps = (one: HostTime) =>
    changed.some(({ startsAt, endsAt }) => startsAt < one.endsAt && one.startsAt < endsAt)
  return others.find(overlaps) ?? null
}

export function assertHostFree(clash: HostTime | null, field: 'time' | 'hostId') {
  if (clash) throw invalid({ [field]: `The host has “${clash.title}” then: ${formatWeekday(clash.startsAt)}` })
}

/** On a holiday only if staff have confirmed it. */
export function assertNoHoliday(starts: Date[], holidays: (HolidayDays & { name: string })[]) {
  for (const date of starts.map(indiaDate)) {
    const holiday = holidayOn(holidays, date)
    if (holiday)
      throw invalid({
        onHoliday: `${formatDate(date)} is a holiday: ${holiday.name}. Confirm it or choose another day.`,
      })
  }
}

export function assertCapacity(capacity: number, taken: number) {
  if (capacity >= taken) return
  const seats = taken === 1 ? '1 seat is' : `${taken} seats are`
  throw invalid({ capacity: `${seats} already reserved. Enter ${taken} or more.` })
}

/** From when the host can open the meeting, because notes and links are useful during the session, too. */
export function assertRecordable({ startsAt, cancelledAt }: State, now: Date) {
  if (cancelledAt !== null) throw conflict('This session was cancelled, so there’s nothing to add.')
  if (now < openingOf(startsAt, true)) throw conflict('You can add the recording and notes when the meeting opens.')
}

/** A day, an hour and ten minutes ahead. */
export const reminderMinutes = [10, 60, 1440] as const
export type ReminderMinutes = (typeof reminderMinutes)[number]

/** The longest time ahead at which a reminder is due. */
export const reminderWindowMs = Math.max(...reminderMinutes) * minute

/**
 * The reminder that is due, or null. A missed one is sent late until the next is due, unless the person had no seat yet
 * at its time.
 */
export function dueReminder(
  { startsAt, reservedAt }: { startsAt: Date; reservedAt: Date },
  now: Date,
): ReminderMinutes | null {
  if (startsAt <= now) return null
  const due = reminderMinutes.find((ahead) => startsAt.getTime() - ahead * minute <= now.getTime())
  if (due === undefined) return null
  return reservedAt.getTime() <= startsAt.getTime() - due * minute ? due : null
}

/** Where a meeting is, without its secret part: meet.google.com. */
export const meetingSite = (link: string): string => new URL(link).hostname

/** Learners can reserve this far ahead. */
const weeksAhead = 8

/** The weeks of a series that need a row: still to come, at most eight weeks ahead, not there yet and no holiday. */
export function missingWeeks(
  { firstStartsAt, weeks }: Pick<WeekendSeriesRow, 'firstStartsAt' | 'weeks'>,
  existing: number[],
  { now, holidays }: { now: Date; holidays: HolidayDays[] },
): number[] {
  const known = new Set(existing)
  const until = aheadOf(now)
  return Array.from({ length: weeks }, (_, week) => week).filter((week) => {
    const startsAt = startOfWeek(firstStartsAt, week)
    return !known.has(week) && startsAt > now && startsAt <= until && !holidayOn(holidays, indiaDate(startsAt))
  })
}

export const aheadOf = (now: Date): Date => new Date(now.getTime() + weeksAhead * weekMs)

/** India's clock never changes, so a week always has the same length. */
export const startOfWeek = (firstStartsAt: Date, week: number): Date =>
  new Date(firstStartsAt.getTime() + week * weekMs)

export const sessionOfWeek = (series: WeekendSeriesRow, week: number) => {
  const { id, firstStartsAt, weeks: _, createdAt: __, ...details } = series
  const startsAt = startOfWeek(firstStartsAt, week)
  return { ...details, seriesId: id, week, startsAt, endsAt: endOf(startsAt, series.minutes) }
}
