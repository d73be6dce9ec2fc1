import { formatWeekday } from '#server/kit/india.ts'
import { type CalendarSession, sessionCalendar } from './calendar.ts'
import { sessionsPage } from './links.ts'
import type { ReminderMinutes } from './rules.ts'

type Session = CalendarSession
type School = { name: string; publicUrl: string }

const link = sessionsPage
const page = ({ publicUrl }: School) => `${publicUrl}${link}`
const describe = ({ title, startsAt }: Session) => `${title}: ${formatWeekday(startsAt)} IST`

/** Only sessions with a seat: the file would put the others into the calendar. */
const attachments = (sessions: Session[], school: School) =>
  sessions.length === 0
    ? []
    : [
        {
          name: 'sessions.ics',
          kind: 'text/calendar; charset=utf-8; method=PUBLISH',
          content: sessionCalendar(sessions, school),
        },
      ]

const ahead: Record<ReminderMinutes, string> = { 10: 'in 10 minutes', 60: 'in an hour', 1440: 'tomorrow' }

/** A reminder may be sent late, so it names the time as well. */
export const reminderTexts = (session: Session, minutes: ReminderMinutes, school: School) => ({
  notification: {
    title: `${session.title} starts ${ahead[minutes]}`,
    body: `${formatWeekday(session.startsAt)} IST, with ${session.hostName}`,
    link,
  },
  email: {
    subject: `Starts ${ahead[minutes]}: ${session.title}`,
    paragraphs: [
      `Your session “${session.title}” with ${session.hostName} starts ${ahead[minutes]}: ${formatWeekday(session.startsAt)} IST.`,
      `Join from 10 minutes before it starts: ${page(school)}`,
      ...(minutes === 10 ? [] : ['Can’t come? Release your seat on the same page, so that someone else gets it.']),
    ],
  },
})

export const seatTexts = (session: Session, school: School) => ({
  notification: { title: `You have a seat: ${session.title}`, body: `${formatWeekday(session.startsAt)} IST`, link },
  email: {
    subject: `You have a seat: ${session.title}`,
    paragraphs: [
      `A seat became free, and you were first on the waiting list. Your seat for “${session.title}” is reserved: ${formatWeekday(session.startsAt)} IST.`,
      'Open the attached file to add it to your calendar.',
      `Join from 10 minutes before it starts, or release your seat: ${page(school)}`,
    ],
    attachments: attachments([session], school),
  },
})

const several = (sessions: Session[]) => (sessions.length === 1 ? sessions[0]!.title : `${sessions.length} sessions`)

export const movedTexts = (sessions: Session[], inCalendar: Session[], school: School) => ({
  notification: { title: `Moved: ${several(sessions)}`, body: sessions.map(describe).join('\n'), link },
  email: {
    subject: `Moved: ${several(sessions)}`,
    paragraphs: [
      sessions.length === 1
        ? `“${sessions[0]!.title}” has a new time: ${formatWeekday(sessions[0]!.startsAt)} IST.`
        : `These sessions have a new time:\n${sessions.map(describe).join('\n')}`,
      inCalendar.length === 0
        ? 'You keep your place on the waiting list.'
        : 'You keep your seat. Open the attached file to update your calendar.',
      `If the new time doesn’t suit you, release your seat or leave the waiting list: ${page(school)}`,
    ],
    attachments: attachments(inCalendar, school),
  },
})

export const cancelledTexts = (sessions: Session[], inCalendar: Session[], school: School) => ({
  notification: {
    title: `Cancelled: ${several(sessions)}`,
    body: [sessions[0]!.cancelReason, ...sessions.map(describe)].join('\n'),
    link,
  },
  email: {
    subject: `Cancelled: ${several(sessions)}`,
    paragraphs: [
      sessions.length === 1
        ? `We’ve cancelled “${sessions[0]!.title}” on ${formatWeekday(sessions[0]!.startsAt)} IST.`
        : `We’ve cancelled these sessions:\n${sessions.map(describe).join('\n')}`,
      sessions[0]!.cancelReason,
      ...(inCalendar.length === 0 ? [] : ['Open the attached file to remove it from your calendar.']),
      `See which other sessions are coming up: ${page(school)}`,
    ],
    attachments: attachments(inCalendar, school),
  },
})

export const recordingNotification = ({ title }: Pick<Session, 'title'>, hasRecording: boolean) => ({
  title: `${hasRecording ? 'Recording' : 'Notes'}: ${title}`,
  body: hasRecording ? 'Watch the session again or catch up.' : 'The notes of the session are ready.',
  link: `${link}?tab=past`,
})

/** For a mentor who was made the host by somebody else. */
export const hostNotification = ({ title, startsAt }: Pick<Session, 'title' | 'startsAt'>, by: string) => ({
  title: `${by} made you the host of ${title}`,
  body: `${formatWeekday(startsAt)} IST`,
  link: '/admin/sessions',
})
