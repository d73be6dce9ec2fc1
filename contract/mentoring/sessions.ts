import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, Instant } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'

export const SeatState = z.enum(['reserved', 'waiting', 'released'])
export type SeatState = z.infer<typeof SeatState>

/** The meeting opens this many minutes before the session starts. */
export const joinMinutesAhead = 10
/** Hosts can open it earlier. */
export const hostMinutesAhead = 30

/** A weekend session as a learner sees it. The meeting link is only in the answer to joining. */
export const WeekendSession = z.object({
  sessionId: z.number(),
  title: z.string(),
  description: z.string(),
  /** Null: for the learners of every course. */
  courseTitle: z.string().nullable(),
  hostName: z.string(),
  isHost: z.boolean(),
  startsAt: Instant,
  endsAt: Instant,
  minutes: z.number(),
  capacity: z.number(),
  seatsLeft: z.number(),
  /** How many people are on the waiting list. */
  waiting: z.number(),
  seat: z.enum(['reserved', 'waiting']).nullable(),
  /** From 1 on the waiting list. */
  placeInLine: z.number().nullable(),
  joinedAt: Instant.nullable(),
  isCancelled: z.boolean(),
  cancelReason: z.string(),
  /** Whether this person may reserve a seat and watch recordings. */
  hasAccess: z.boolean(),
  /** Empty while there is none, and for people without access. */
  recordingLink: z.string(),
  notes: z.string(),
  /** A calendar file, for people with a seat. */
  calendarPath: z.string().nullable(),
})
export type WeekendSession = z.infer<typeof WeekendSession>

const sessionParams = z.strictObject({ sessionId: Id })

export const SessionTab = z.enum(['upcoming', 'past'])
export type SessionTab = z.infer<typeof SessionTab>

export const listMySessions = endpoint('GET /v1/user/sessions', {
  summary: 'Weekend sessions for everyone and for my courses, with my seat',
  access: 'learner',
  query: PageQuery.extend({ tab: SessionTab.default('upcoming') }),
  reply: pageOf(WeekendSession),
})

export const getNextSession = endpoint('GET /v1/user/sessions/next', {
  summary: 'The next session in which I have a seat, otherwise the next one that I can reserve; null if there is none',
  access: 'learner',
  reply: WeekendSession.nullable(),
})

export const reserveSeat = endpoint('PUT /v1/user/sessions/:sessionId/seat', {
  summary: 'Reserve a seat, or join the waiting list if the session is full; repeating it changes nothing',
  access: 'learner',
  params: sessionParams,
  reply: WeekendSession,
})

export const releaseSeat = endpoint('DELETE /v1/user/sessions/:sessionId/seat', {
  summary: 'Give up my seat or my place on the waiting list; the first in line gets the seat',
  access: 'learner',
  params: sessionParams,
  reply: WeekendSession,
})

export const joinSession = endpoint('POST /v1/user/sessions/:sessionId/join', {
  summary: 'Join a session in which I have a seat, from 10 minutes before it starts until it ends; records attendance',
  access: 'learner',
  params: sessionParams,
  reply: z.object({ meetingLink: z.string() }),
})

export const Attendance = z.object({
  /** Past sessions in which the person had a seat. */
  reserved: z.number(),
  attended: z.number(),
  /** The newest ten of them. */
  sessions: z.array(
    z.object({ sessionId: z.number(), title: z.string(), startsAt: Instant, joinedAt: Instant.nullable() }),
  ),
})
export type Attendance = z.infer<typeof Attendance>

export const getMyAttendance = endpoint('GET /v1/user/sessions/attendance', {
  summary: 'How many weekend sessions I reserved and attended',
  access: 'learner',
  reply: Attendance,
})

const Feed = z.object({ url: z.string() })

export const getSessionFeed = endpoint('GET /v1/user/sessions/feed', {
  summary: 'The private address of my calendar feed; null until I create it',
  access: 'learner',
  reply: Feed.nullable(),
})

export const renewSessionFeed = endpoint('POST /v1/user/sessions/feed', {
  summary: 'Create the address of my calendar feed, or a new one that replaces it',
  access: 'learner',
  limit: { times: 20, seconds: 3600 },
  reply: Feed,
})
