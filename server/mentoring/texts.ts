import { z } from '#contract/kit/zod.ts'
import { formatWeekday, indiaDate, startOfDay } from '#server/kit/india.ts'
import { kind, Moment } from '#server/notifications/index.ts'

/** The learner's question with its thread. */
const questionLink = (questionId: number) => `/dashboard/questions/${questionId}`
/** The same for mentors. */
export const deskLink = (questionId: number) => `/admin/questions/${questionId}`
export const sessionsPage = '/dashboard/sessions'

const Question = z.object({ questionId: z.number(), title: z.string() })
const Reply = Question.extend({ author: z.string(), body: z.string() })

export const questionAnswered = kind('question answered', {
  data: Reply.extend({ stepName: z.string() }),
  notification: ({ questionId, title, author, body }) => ({
    title: `${author} answered: ${title}`,
    body,
    link: questionLink(questionId),
  }),
  email: ({ questionId, title, stepName, author, body }, publicUrl) => ({
    subject: `Answered: ${title.length > 46 ? `${title.slice(0, 45).trimEnd()}…` : title}`,
    paragraphs: [
      `${author} answered your question “${title}” about “${stepName}”:`,
      body,
      `Reply, or mark it as resolved: ${publicUrl}${questionLink(questionId)}`,
    ],
  }),
  preference: 'answers',
  push: { preference: 'answers' },
})

/** To the mentor. */
export const questionReply = kind('question reply by learner', {
  data: Reply,
  notification: ({ questionId, title, author, body }) => ({
    title: `${author} replied: ${title}`,
    body,
    link: deskLink(questionId),
  }),
})

export const questionPublished = kind('question published', {
  data: Question,
  notification: ({ questionId, title }) => ({
    title: `Your question helps others: ${title}`,
    body: 'A mentor published it with the answer on the page of the step, without your name.',
    link: questionLink(questionId),
  }),
})

const Session = z.object({ title: z.string(), startsAt: Moment })
type Session = z.infer<typeof Session>

const timeOf = ({ startsAt }: Session) => `${formatWeekday(startsAt)} IST`
const describe = (session: Session) => `${session.title}: ${timeOf(session)}`

const ahead = { 10: 'in 10 minutes', 60: 'in an hour', 1440: 'tomorrow' }

/** Until when it is right to say so. */
const reminderEnd = (minutes: keyof typeof ahead, startsAt: Date) =>
  minutes === 1440 ? startOfDay(indiaDate(startsAt)) : new Date(startsAt.getTime() - (minutes - 10) * 60_000)

/** A reminder may be sent late, so it names the time as well. */
export const sessionReminder = kind('session reminder', {
  data: Session.extend({ hostName: z.string(), minutes: z.union([z.literal(10), z.literal(60), z.literal(1440)]) }),
  notification: ({ hostName, minutes, ...session }) => ({
    title: `${session.title} starts ${ahead[minutes]}`,
    body: `${timeOf(session)}, with ${hostName}`,
    link: sessionsPage,
  }),
  email: ({ hostName, minutes, ...session }, publicUrl) => ({
    subject: `Starts ${ahead[minutes]}: ${session.title}`,
    paragraphs: [
      `Your session “${session.title}” with ${hostName} starts ${ahead[minutes]}: ${timeOf(session)}.`,
      `Join from 10 minutes before it starts: ${publicUrl}${sessionsPage}`,
      ...(minutes === 10 ? [] : ['Can’t come? Release your seat on the same page, so that someone else gets it.']),
    ],
  }),
  preference: 'reminders',
  push: { preference: 'sessions', until: ({ minutes, startsAt }) => reminderEnd(minutes, startsAt) },
})

export const seatReserved = kind('session seat', {
  data: Session,
  notification: (session) => ({
    title: `You have a seat: ${session.title}`,
    body: timeOf(session),
    link: sessionsPage,
  }),
  email: (session, publicUrl) => ({
    subject: `You have a seat: ${session.title}`,
    paragraphs: [
      `A seat became free, and you were first on the waiting list. Your seat for “${session.title}” is reserved: ${timeOf(session)}.`,
      'Open the attached file to add it to your calendar.',
      `Join from 10 minutes before it starts, or release your seat: ${publicUrl}${sessionsPage}`,
    ],
  }),
  preference: 'reminders',
  push: { preference: 'sessions' },
})

/** `hasSeat`: otherwise they are on the waiting list. */
const Changed = z.object({ sessions: z.array(Session), hasSeat: z.boolean() })
const several = (sessions: Session[]) => (sessions.length === 1 ? sessions[0]!.title : `${sessions.length} sessions`)

export const sessionsMoved = kind('sessions moved', {
  data: Changed,
  notification: ({ sessions }) => ({
    title: `Moved: ${several(sessions)}`,
    body: sessions.map(describe).join('\n'),
    link: sessionsPage,
  }),
  email: ({ sessions, hasSeat }, publicUrl) => ({
    subject: `Moved: ${several(sessions)}`,
    paragraphs: [
      sessions.length === 1
        ? `“${sessions[0]!.title}” has a new time: ${timeOf(sessions[0]!)}.`
        : `These sessions have a new time:\n${sessions.map(describe).join('\n')}`,
      hasSeat
        ? 'You keep your seat. Open the attached file to update your calendar.'
        : 'You keep your place on the waiting list.',
      `If the new time doesn’t suit you, release your seat or leave the waiting list: ${publicUrl}${sessionsPage}`,
    ],
  }),
  preference: 'reminders',
  push: { preference: 'sessions' },
})

export const sessionsCancelled = kind('sessions cancelled', {
  data: Changed.extend({ reason: z.string() }),
  notification: ({ sessions, reason }) => ({
    title: `Cancelled: ${several(sessions)}`,
    body: [reason, ...sessions.map(describe)].join('\n'),
    link: sessionsPage,
  }),
  email: ({ sessions, hasSeat, reason }, publicUrl) => ({
    subject: `Cancelled: ${several(sessions)}`,
    paragraphs: [
      sessions.length === 1
        ? `We’ve cancelled “${sessions[0]!.title}” on ${timeOf(sessions[0]!)}.`
        : `We’ve cancelled these sessions:\n${sessions.map(describe).join('\n')}`,
      reason,
      ...(hasSeat ? ['Open the attached file to remove it from your calendar.'] : []),
      `See which other sessions are coming up: ${publicUrl}${sessionsPage}`,
    ],
  }),
  preference: 'reminders',
  push: { preference: 'sessions' },
})

export const sessionRecorded = kind('session recording', {
  data: z.object({ title: z.string(), hasRecording: z.boolean() }),
  notification: ({ title, hasRecording }) => ({
    title: `${hasRecording ? 'Recording' : 'Notes'}: ${title}`,
    body: hasRecording ? 'Watch the session again or catch up.' : 'The notes of the session are ready.',
    link: `${sessionsPage}?tab=past`,
  }),
})

/** For a mentor who was made the host by somebody else. */
export const sessionHost = kind('session host', {
  data: Session.extend({ by: z.string() }),
  notification: ({ by, ...session }) => ({
    title: `${by} made you the host of ${session.title}`,
    body: timeOf(session),
    link: '/admin/sessions',
  }),
})
