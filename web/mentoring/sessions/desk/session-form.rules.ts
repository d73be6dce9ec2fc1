import { dayMs as day } from '#contract/kit/durations.ts'
import { type DeskSession, maxWeeks } from '#contract/mentoring/session-desk.ts'
import { type Holiday, holidayOn } from '#contract/site/holidays.ts'
import { dateParts, indiaDate } from '#web/kit/format.ts'

export type SessionFormValues = {
  title: string
  description: string
  /** A course, `batch:` and a batch, or nothing for all learners. */
  audience: string
  hostId: string
  date: string
  time: string
  minutes: string
  capacity: string
  meetingLink: string
  weeks: string
}

/** Before the id of a batch. */
export const ofBatch = 'batch:'

/** The next Saturday at 6:00 PM, because most sessions are at the weekend. */
export function emptySession(now: number, hostId: number, batchId: string | null): SessionFormValues {
  const today = indiaDate(now)
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const saturday = new Date(Date.parse(`${today}T00:00:00Z`) + (6 - weekday || 7) * day)
  return {
    title: '',
    description: '',
    audience: batchId === null ? '' : `${ofBatch}${batchId}`,
    hostId: String(hostId),
    date: saturday.toISOString().slice(0, 10),
    time: '18:00',
    minutes: '30',
    capacity: '20',
    meetingLink: '',
    weeks: '1',
  }
}

/** 18:00 in India. */
export const clockTime = (moment: string): string =>
  new Date(Date.parse(moment) + 5.5 * 60 * 60_000).toISOString().slice(11, 16)

export const toFormValues = (session: DeskSession): SessionFormValues => ({
  title: session.title,
  description: session.description,
  audience: session.batchId === null ? String(session.courseId ?? '') : `${ofBatch}${session.batchId}`,
  hostId: String(session.hostId),
  date: indiaDate(session.startsAt),
  time: clockTime(session.startsAt),
  minutes: String(session.minutes),
  capacity: String(session.capacity),
  meetingLink: '',
  weeks: '1',
})

/** A confirmed holiday is a ticked box. An empty course is all of them, an empty number is missing. */
export const readSession = (form: FormData): Record<string, unknown> => {
  const { audience, ...values } = Object.fromEntries(form)
  const chosen = typeof audience === 'string' ? audience : ''
  const batchId = chosen.startsWith(ofBatch) ? chosen.slice(ofBatch.length) : null
  return { ...values, ...readHoliday(form), batchId, courseId: batchId === null && chosen !== '' ? chosen : null }
}

export const readHoliday = (form: FormData) => (form.has('onHoliday') ? { onHoliday: true } : {})

type Weekly = Pick<SessionFormValues, 'date' | 'weeks'>

/** The days after the first on which a weekly series has no session. */
export function leftOut({ date, weeks }: Weekly, holidays: Holiday[]): { date: string; name: string }[] {
  const first = Date.parse(`${date}T00:00:00Z`)
  if (!Number.isFinite(first) || !(Number(weeks) <= maxWeeks)) return []
  return Array.from({ length: Math.max(0, Math.floor(Number(weeks)) - 1) }, (_, week) =>
    new Date(first + (week + 1) * 7 * day).toISOString().slice(0, 10),
  ).flatMap((found) => {
    const holiday = holidayOn(holidays, found)
    return holiday ? [{ date: found, name: holiday.name }] : []
  })
}

/** When the last session of a series is: Sat 9 Jan. */
export function lastDate({ date, weeks }: Weekly): string | null {
  const last = Date.parse(`${date}T12:00:00Z`) + (Number(weeks) - 1) * 7 * day
  if (!Number.isFinite(last) || Number(weeks) < 2) return null
  const { weekday, day: dayOfMonth, month } = dateParts(last)
  return `${weekday} ${dayOfMonth} ${month}`
}
