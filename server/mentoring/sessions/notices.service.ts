import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { emailPerson, notify } from '#server/notifications/index.ts'
import type { CalendarSession } from './calendar.ts'
import { peopleOf } from './desk.store.ts'
import { cancelledTexts, movedTexts } from './notifications.ts'
import { schoolOf, withHost } from './seats.service.ts'
import type { WeekendSessionRow } from './tables.ts'

export const notifyMoved = (db: Db, tools: Tools, actorId: number, sessions: WeekendSessionRow[]) =>
  notifyAll(db, tools, actorId, sessions, movedTexts)

export const notifyCancelled = (db: Db, tools: Tools, actorId: number, sessions: WeekendSessionRow[]) =>
  notifyAll(db, tools, actorId, sessions, cancelledTexts)

/** One notification and one email per person, whatever the number of sessions. Hosts get them too. */
async function notifyAll(
  db: Db,
  tools: Tools,
  actorId: number,
  sessions: WeekendSessionRow[],
  textsOf: typeof movedTexts | typeof cancelledTexts,
): Promise<void> {
  const school = await schoolOf(db, tools)
  const described = new Map<number, CalendarSession>()
  for (const session of sessions) described.set(session.id, await withHost(db, session))
  const seats = await peopleOf(db, [...described.keys()], ['reserved', 'waiting'])
  const hosted = sessions.map(({ id, hostId }) => ({ sessionId: id, personId: hostId, state: 'reserved' }))
  const concerned = Map.groupBy([...seats, ...hosted], ({ personId }) => personId)
  concerned.delete(actorId)
  for (const [personId, theirs] of concerned) {
    const about = theirs.map(({ sessionId }) => described.get(sessionId)!)
    const inCalendar = theirs
      .filter(({ state }) => state === 'reserved')
      .map(({ sessionId }) => described.get(sessionId)!)
    const texts = textsOf(about, inCalendar, school)
    await notify(db, personId, texts.notification)
    await emailPerson(db, tools, { personId, preference: 'reminders', ...texts.email })
  }
}
