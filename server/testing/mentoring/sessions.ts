import type { z } from 'zod'
import type { SessionDraft } from '#contract/mentoring/session-desk.ts'
import { seats, weekendSessions } from '#server/mentoring/sessions/tables.ts'
import type { TestApp } from '../test-app.ts'

const minute = 60_000

/** Never in a response but the answer to joining. */
export const secretLink = 'https://meet.example.in/kaushal-secret-room'

type NewSession = Partial<typeof weekendSessions.$inferInsert> & { hostId: number; startsInMinutes?: number }

/** A session in a week, or in this many minutes; negative ones have started. */
export async function newSession(
  { db, deps }: Pick<TestApp, 'db' | 'deps'>,
  { startsInMinutes = 7 * 24 * 60, minutes = 30, ...session }: NewSession,
) {
  const startsAt = new Date(deps.clock().getTime() + startsInMinutes * minute)
  const endsAt = new Date(startsAt.getTime() + minutes * minute)
  const values = {
    title: 'Ask me anything',
    capacity: 5,
    meetingLink: secretLink,
    startsAt,
    endsAt,
    minutes,
    ...session,
  }
  const [row] = await db.insert(weekendSessions).values(values).returning()
  return row!
}

export async function newSeat({ db, deps }: Pick<TestApp, 'db' | 'deps'>, sessionId: number, personId: number) {
  const now = deps.clock()
  await db.insert(seats).values({ sessionId, personId, state: 'reserved', askedAt: now, reservedAt: now })
}

export const sessionDraft = (
  hostId: number,
  changes: Partial<z.input<typeof SessionDraft>> = {},
): z.input<typeof SessionDraft> => ({
  title: 'Doubts about joins',
  description: 'Bring your queries.',
  courseId: null,
  hostId,
  date: '2099-01-03',
  time: '18:00',
  minutes: 30,
  capacity: 10,
  meetingLink: secretLink,
  weeks: 1,
  ...changes,
})
