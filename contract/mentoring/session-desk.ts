import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import {
  atMost,
  ChosenDate,
  ChosenTime,
  Id,
  Instant,
  isWebLink,
  line,
  numberFromText,
  optionalLine,
  optionalLink,
  optionalText,
  text,
} from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { SessionTab } from './sessions.ts'

export const maxWeeks = 52

const wholeNumber = (what: string, min: number, max: number) => {
  const message = `Enter ${what} from ${min} to ${max}`
  return numberFromText(z.number(message).int(message).min(min, message).max(max, message))
}

const httpsLink = (link: string) => link.startsWith('https://') && isWebLink(link)
const linkMessage = 'Enter the meeting’s link. It starts with https://'

const MeetingLink = z.string(linkMessage).trim().max(500, atMost(500)).refine(httpsLink, linkMessage)

const details = {
  title: line('a title', 100),
  description: optionalText(2000),
  /** Null: for the learners of every course. */
  courseId: Id.nullable(),
  /** For the learners of one batch, whose course it then has; left out: as it is. */
  batchId: Id.nullable().optional(),
  hostId: Id,
  minutes: wholeNumber('a length in minutes', 10, 240),
  capacity: wholeNumber('a number of seats', 1, 500),
}

/** In India's time. */
const when = {
  date: ChosenDate,
  time: ChosenTime,
  /** Confirms a day that is a holiday of the school. */
  onHoliday: z.boolean().default(false),
}

export const SessionDraft = z.strictObject({
  ...details,
  ...when,
  meetingLink: MeetingLink,
  /** 1: only once. */
  weeks: wholeNumber('a number of sessions', 1, maxWeeks),
})
export type SessionDraft = z.infer<typeof SessionDraft>

/** Whether a change is for one session, or also for the later ones of its series. */
export const Scope = z.enum(['one', 'following'])
export type Scope = z.infer<typeof Scope>

export const SessionEdit = z.strictObject({
  ...details,
  /** Empty: stays as it is. Nobody can read it back. */
  meetingLink: z.union([z.literal(''), MeetingLink], linkMessage),
  scope: Scope,
})
export type SessionEdit = z.infer<typeof SessionEdit>

export const SessionMove = z.strictObject({ ...when, scope: Scope })
export type SessionMove = z.infer<typeof SessionMove>

export const SessionCancellation = z.strictObject({
  reason: text('Tell learners why the session is cancelled', 300),
  scope: Scope,
})
export type SessionCancellation = z.infer<typeof SessionCancellation>

export const SessionRecording = z.strictObject({ recordingLink: optionalLink, notes: optionalText(5000) })
export type SessionRecording = z.infer<typeof SessionRecording>

/** A session as its host and admins see it. */
export const DeskSession = z.object({
  sessionId: z.number(),
  title: z.string(),
  description: z.string(),
  courseId: z.number().nullable(),
  courseTitle: z.string().nullable(),
  batchId: z.number().nullable(),
  batchName: z.string().nullable(),
  hostId: z.number(),
  hostName: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  minutes: z.number(),
  capacity: z.number(),
  reserved: z.number(),
  waiting: z.number(),
  attended: z.number(),
  /** Where the meeting is, such as meet.google.com. The link itself isn't shown. */
  meetingSite: z.string(),
  isCancelled: z.boolean(),
  cancelReason: z.string(),
  recordingLink: z.string(),
  notes: z.string(),
  /** Null: it doesn't repeat. */
  series: z.object({ number: z.number(), weeks: z.number() }).nullable(),
})
export type DeskSession = z.infer<typeof DeskSession>

const sessionParams = z.strictObject({ sessionId: Id })

export const listSessionDesk = endpoint('GET /v1/sessions/desk', {
  summary: 'Weekend sessions: those I host, or all for admins',
  access: 'sessions:see',
  query: PageQuery.extend({ tab: SessionTab.default('upcoming'), search: optionalLine(100).optional() }),
  reply: pageOf(DeskSession),
})

export const listHolidaySessions = endpoint('GET /v1/sessions/on-holidays', {
  summary: 'Weekend sessions to come that are on a holiday: those I host, or all for admins; the next 50',
  access: 'sessions:see',
  reply: z.array(DeskSession),
})

export const getSessionDesk = endpoint('GET /v1/sessions/:sessionId', {
  summary: 'Get a weekend session that I host, or any for admins',
  access: 'sessions:see',
  params: sessionParams,
  reply: DeskSession,
})

export const SessionSeat = z.object({
  userId: z.number(),
  name: z.string(),
  state: z.enum(['reserved', 'waiting']),
  askedAt: Instant,
  joinedAt: Instant.nullable(),
})
export type SessionSeat = z.infer<typeof SessionSeat>

export const listSeats = endpoint('GET /v1/sessions/:sessionId/seats', {
  summary: 'The seats, waiting list and attendance of a session, in the order in which they were asked for',
  access: 'sessions:see',
  params: sessionParams,
  query: PageQuery,
  reply: pageOf(SessionSeat),
})

export const SeatRecord = z.object({
  sessionId: z.number(),
  title: z.string(),
  startsAt: Instant,
  isCancelled: z.boolean(),
  hostName: z.string(),
  userId: z.number(),
  name: z.string(),
  email: z.string(),
  state: z.enum(['reserved', 'waiting']),
  joinedAt: Instant.nullable(),
})
export type SeatRecord = z.infer<typeof SeatRecord>

export const listAttendance = endpoint('GET /v1/sessions/attendance', {
  summary: 'The seats and attendance of all sessions or one, newest session first',
  access: 'sessions:see',
  query: PageQuery.extend({
    tab: SessionTab.optional(),
    search: optionalLine(100).optional(),
    sessionId: Id.optional(),
  }),
  reply: pageOf(SeatRecord),
})

export const scheduleSession = endpoint('POST /v1/sessions', {
  summary: 'Schedule a weekend session, once or every week',
  access: 'sessions:act',
  idempotent: true,
  body: SessionDraft,
  reply: DeskSession,
})

export const editSession = endpoint('PUT /v1/sessions/:sessionId', {
  summary: 'Change a session; more seats go to the waiting list',
  access: 'sessions:act',
  params: sessionParams,
  body: SessionEdit,
  reply: DeskSession,
})

export const moveSession = endpoint('POST /v1/sessions/:sessionId/move', {
  summary:
    'Move a session to another time and notify everyone with a seat or on the waiting list; repeating it changes nothing',
  access: 'sessions:act',
  params: sessionParams,
  body: SessionMove,
  reply: DeskSession,
})

export const cancelSession = endpoint('POST /v1/sessions/:sessionId/cancel', {
  summary: 'Cancel a session and notify everyone with a seat or on the waiting list',
  access: 'sessions:act',
  params: sessionParams,
  body: SessionCancellation,
  reply: DeskSession,
})

export const saveRecording = endpoint('PUT /v1/sessions/:sessionId/recording', {
  summary: 'Save the recording and notes of a session, from 30 minutes before it starts',
  access: 'sessions:act',
  params: sessionParams,
  body: SessionRecording,
  reply: DeskSession,
})
