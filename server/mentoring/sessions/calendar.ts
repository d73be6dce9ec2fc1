import { type CalendarEvent, formatCalendar } from '#server/kit/calendar.ts'
import type { OwnDueDate } from '#server/learning/index.ts'
import { sessionsPage } from '../texts.ts'
import type { WeekendSessionRow } from './tables.ts'

export type CalendarSession = Pick<
  WeekendSessionRow,
  'id' | 'title' | 'description' | 'startsAt' | 'endsAt' | 'sequence' | 'changedAt' | 'cancelledAt' | 'cancelReason'
> & { hostName: string }
type School = { name: string; publicUrl: string }

const product = (school: School): [string, string] => [school.name, 'Weekend sessions']

/** Cancelled sessions stay in the feed this long after their time, so that every calendar removes them. */
export const feedDaysBack = 60

/** One session or some of them, to open once. */
export const sessionCalendar = (sessions: CalendarSession[], school: School): string =>
  formatCalendar({ product: product(school), events: sessions.map((session) => eventOf(session, school)) })

/** Of an email. Only sessions with a seat: the file would put the others into the calendar. */
export const sessionAttachments = (sessions: CalendarSession[], school: School) =>
  sessions.length === 0
    ? []
    : [
        {
          name: 'sessions.ics',
          kind: 'text/calendar; charset=utf-8; method=PUBLISH',
          content: sessionCalendar(sessions, school),
        },
      ]

/** The calendar that a person subscribes to, with the due dates of their week plans. */
export const sessionFeed = (sessions: CalendarSession[], dueDates: OwnDueDate[], school: School): string =>
  formatCalendar({
    product: product(school),
    name: `Sessions at ${school.name}`,
    events: [...sessions.map((session) => eventOf(session, school)), ...dueDates.map((due) => dueEvent(due, school))],
  })

function dueEvent(due: OwnDueDate, { publicUrl }: School): CalendarEvent {
  const { batchId, taskId, taskTitle, courseId, dueOn, isDone, changes, changedAt } = due
  const url = `${publicUrl}/dashboard/tasks/${courseId}`
  return {
    uid: `due-${batchId}-${taskId}@${new URL(publicUrl).hostname}`,
    changedAt,
    sequence: changes,
    when: { day: dueOn },
    summary: `${isDone ? 'Done' : 'Due'}: ${taskTitle}`,
    description: `Your week plan: ${url}`,
    url,
  }
}

/** Has the page's address instead of the meeting link, because calendars are shared with other people. */
function eventOf(session: CalendarSession, { name, publicUrl }: School): CalendarEvent {
  const page = `${publicUrl}${sessionsPage}`
  const isCancelled = session.cancelledAt !== null
  return {
    uid: `weekend-session-${session.id}@${new URL(publicUrl).hostname}`,
    changedAt: session.changedAt,
    sequence: session.sequence,
    when: { start: session.startsAt, end: session.endsAt },
    summary: `${isCancelled ? 'Cancelled: ' : ''}${session.title}`,
    description: [
      ...(isCancelled ? [`Cancelled: ${session.cancelReason}`] : []),
      ...(session.description === '' ? [] : [session.description]),
      `With ${session.hostName} at ${name}.`,
      `Join from 10 minutes before: ${page}`,
    ].join('\n'),
    url: page,
    isCancelled,
    reminderMinutes: 10,
  }
}
