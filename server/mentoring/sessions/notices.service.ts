import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { type NewNotification, notify } from '#server/notifications/index.ts'
import { sessionsCancelled, sessionsMoved } from '../texts.ts'
import { sessionAttachments, type CalendarSession } from './calendar.ts'
import { peopleOf } from './desk.store.ts'
import { schoolOf, withHost } from './seats.service.ts'
import type { WeekendSessionRow } from './tables.ts'

export const notifyMoved = (db: Db, tools: Tools, actorId: number, sessions: WeekendSessionRow[]) =>
  notifyConcerned(db, tools, actorId, sessions, sessionsMoved)

type Cancellation = { sessions: WeekendSessionRow[]; reason: string }

export const notifyCancelled = (db: Db, tools: Tools, actorId: number, { sessions, reason }: Cancellation) =>
  notifyConcerned(db, tools, actorId, sessions, (changed) => sessionsCancelled({ ...changed, reason }))

type Changed = Parameters<typeof sessionsMoved>[0]

/** One notification and one email per person, whatever the number of sessions. Hosts get them too. */
async function notifyConcerned(
  db: Db,
  tools: Tools,
  actorId: number,
  sessions: WeekendSessionRow[],
  notification: (changed: Changed) => NewNotification,
): Promise<void> {
  const school = await schoolOf(db, tools)
  const described = new Map<number, CalendarSession>()
  for (const session of sessions) described.set(session.id, await withHost(db, session))
  const seats = await peopleOf(db, [...described.keys()], ['reserved', 'waiting'])
  const hosted = sessions.map(({ id, hostId }) => ({ sessionId: id, personId: hostId, state: 'reserved' }))
  const concerned = Map.groupBy([...seats, ...hosted], ({ personId }) => personId)
  concerned.delete(actorId)
  for (const [personId, theirs] of concerned) {
    const of = (some: typeof theirs) => some.map(({ sessionId }) => described.get(sessionId)!)
    const inCalendar = of(theirs.filter(({ state }) => state === 'reserved'))
    const attachments = sessionAttachments(inCalendar, school)
    await notify(db, tools, personId, notification({ sessions: of(theirs), hasSeat: inCalendar.length > 0 }), {
      attachments,
    })
  }
}
