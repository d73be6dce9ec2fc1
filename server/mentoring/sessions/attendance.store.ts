import type { listAttendance, SeatRecord } from '#contract/mentoring/session-desk.ts'
import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import { fullName } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, desc, eq, ne, sql } from '#server/kit/db/orm.ts'
import { isFirstFound, wordsOf } from '#server/kit/db/search-pattern.ts'
import { searchedPlaces } from './desk.store.ts'
import { hostColumns, hosts, isOver, isToCome } from './store.ts'
import { seats, weekendSessions } from './tables.ts'

type Query = QueryOf<typeof listAttendance>

const { startsAt } = weekendSessions

/** Start of the session, session and person of the last row on the previous page. */
function parseCursor(after = '') {
  const [, at, sessionId, personId] = /^(\d{1,14})_(\d{1,15})_(\d{1,15})$/.exec(after) ?? []
  if (at === undefined) return {}
  const last = sql`${new Date(Number(at)).toISOString()}::timestamptz, ${sessionId}::bigint`
  return {
    isAfter: sql`(${startsAt}, ${seats.sessionId}, ${seats.personId}) < (${last}, ${personId}::bigint)`,
    /** Of the session. */
    isNotBefore: sql`(${startsAt}, ${weekendSessions.id}) <= (${last})`,
  }
}

/** Whether a session is one of the first that were searched for. Each has a row, except perhaps the one that the page starts with. */
function isFound({ tab, search, sessionId, after, size }: Query, now: Date) {
  const words = wordsOf(search)
  if (words.length === 0) return undefined
  const hasSeats = sql`${weekendSessions.seatsTaken} + ${weekendSessions.waiting} > 0`
  return isFirstFound({
    id: weekendSessions.id,
    from: sql`${weekendSessions}`,
    where: and(hasSeats, isSession(sessionId), inTab(tab, now), parseCursor(after).isNotBefore),
    order: [desc(startsAt), desc(weekendSessions.id)],
    limit: size + 2,
    words,
    places: searchedPlaces,
  })
}

const isSession = (id: number | undefined) => (id === undefined ? undefined : eq(weekendSessions.id, id))
const inTab = (tab: Query['tab'], now: Date) => tab && (tab === 'upcoming' ? isToCome(now) : isOver(now))

/** One row per seat. */
export async function attendancePage(db: Db, query: Query, now: Date): Promise<Page<SeatRecord>> {
  const { tab, sessionId, after, size } = query
  const rows = await db
    .select({
      session: {
        id: weekendSessions.id,
        title: weekendSessions.title,
        startsAt,
        cancelledAt: weekendSessions.cancelledAt,
      },
      host: hostColumns,
      person: { id: people.id, firstName: people.firstName, lastName: people.lastName, email: people.email },
      seat: { state: seats.state, joinedAt: seats.joinedAt },
    })
    .from(seats)
    .innerJoin(weekendSessions, eq(weekendSessions.id, seats.sessionId))
    .innerJoin(hosts, eq(hosts.id, weekendSessions.hostId))
    .innerJoin(people, eq(people.id, seats.personId))
    .where(
      and(
        ne(seats.state, 'released'),
        isSession(sessionId),
        inTab(tab, now),
        isFound(query, now),
        parseCursor(after).isAfter,
      ),
    )
    .orderBy(desc(startsAt), desc(seats.sessionId), desc(seats.personId))
    .limit(size + 1)
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return {
    items: shown.map(({ session, host, person, seat }) => ({
      sessionId: session.id,
      title: session.title,
      startsAt: session.startsAt.toISOString(),
      isCancelled: session.cancelledAt !== null,
      hostName: fullName(host),
      userId: person.id,
      name: fullName(person),
      email: person.email,
      state: seat.state === 'reserved' ? 'reserved' : 'waiting',
      joinedAt: seat.joinedAt && seat.joinedAt.toISOString(),
    })),
    next: rows.length > size && last ? `${last.session.startsAt.getTime()}_${last.session.id}_${last.person.id}` : null,
  }
}
