import { fullName, personById } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import { conflict, notFound } from '#server/kit/errors.ts'
import { requireAccess } from '#server/membership/index.ts'
import { notify } from '#server/notifications/index.ts'
import { readSettings } from '#server/site/index.ts'
import { seatReserved } from '../texts.ts'
import { type CalendarSession, sessionAttachments } from './calendar.ts'
import { assertJoinable, assertReleasable, assertTakesPlace, mayManage, nextSeat } from './rules.ts'
import {
  isOfferedTo,
  lockSession,
  markJoined,
  releaseSeatOf,
  reserveForWaiting,
  saveSeat,
  seatOf,
  sessionsToFill,
} from './seats.store.ts'
import type { WeekendSessionRow } from './tables.ts'

type Caller = Pick<Actor, 'id' | 'role' | 'adjustments'>

/** The locked session, if this person may know about it, with their seat. */
async function openSession(db: Db, sessionId: number, { id, role }: Caller) {
  const session = await lockSession(db, sessionId)
  const seat = session && (await seatOf(db, sessionId, id))
  const isActive = seat !== null && seat.state !== 'released'
  const isForThem = session !== null && (isActive || role !== 'learner' || (await isOfferedTo(db, id, sessionId)))
  if (!isForThem) throw notFound('This session')
  return { session, seat: isActive ? seat : null }
}

export function reserve(db: Db, { clock }: Tools, sessionId: number, actor: Caller): Promise<void> {
  return db.transaction(async (db) => {
    const { session, seat } = await openSession(db, sessionId, actor)
    if (seat) return
    const now = clock()
    assertTakesPlace(session, now)
    if (session.hostId === actor.id) throw conflict('You host this session, so you don’t need a seat.')
    if (actor.role === 'learner') await requireAccess(db, actor.id, now)
    await saveSeat(db, { sessionId, personId: actor.id, state: nextSeat(session), now })
  })
}

/** The first in line gets the seat in the same transaction. */
export function release(db: Db, tools: Tools, sessionId: number, actor: Caller): Promise<void> {
  return db.transaction(async (db) => {
    const { session, seat } = await openSession(db, sessionId, actor)
    if (!seat) return
    assertReleasable(session, seat, tools.clock())
    await releaseSeatOf(db, sessionId, actor.id)
    await fillSeats(db, tools, sessionId)
  })
}

/** The only place where the meeting link leaves the server. */
export function join(db: Db, { clock }: Tools, sessionId: number, actor: Caller): Promise<{ meetingLink: string }> {
  return db.transaction(async (db) => {
    const { session, seat } = await openSession(db, sessionId, actor)
    const now = clock()
    const isHost = mayManage(session, actor)
    assertJoinable(session, { seat, isHost, now })
    if (!isHost && actor.role === 'learner') await requireAccess(db, actor.id, now)
    if (seat?.state === 'reserved') await markJoined(db, sessionId, actor.id, now)
    return { meetingLink: session.meetingLink }
  })
}

/** Gives free seats to the waiting list and notifies those who get one. Returns how many. */
export async function fillSeats(db: Db, tools: Tools, sessionId: number): Promise<number> {
  const session = await lockSession(db, sessionId)
  const now = tools.clock()
  if (!session || session.cancelledAt !== null || session.endsAt <= now) return 0
  const free = session.capacity - session.seatsTaken
  const promoted = free > 0 && session.waiting > 0 ? await reserveForWaiting(db, sessionId, free, now) : []
  if (promoted.length === 0) return 0
  const attachments = sessionAttachments([await withHost(db, session)], await schoolOf(db, tools))
  await notify(db, tools, promoted, seatReserved(session), { attachments })
  return promoted.length
}

/** Seats that became free without a release, for example with a deleted account. */
export async function fillAll(db: Db, tools: Tools): Promise<void> {
  for (const sessionId of await sessionsToFill(db, tools.clock())) {
    await db.transaction((db) => fillSeats(db, tools, sessionId))
  }
}

export async function schoolOf(db: Db, { env }: Pick<Tools, 'env'>) {
  return { name: (await readSettings(db)).name, publicUrl: env.publicUrl }
}

/** What emails and calendars may contain. */
export async function withHost(db: Db, row: WeekendSessionRow): Promise<CalendarSession> {
  const { meetingLink: _, ...session } = row
  return { ...session, hostName: fullName((await personById(db, row.hostId))!) }
}
