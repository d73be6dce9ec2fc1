import type { listAttendance, SeatRecord } from '#contract/mentoring/session-desk.ts'
import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import { fullName } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, desc, eq, gt, ilike, lte, ne, sql } from '#server/kit/db/orm.ts'
import { likePattern, textOf } from '#server/kit/db/search-pattern.ts'
import { hostColumns, hosts } from './store.ts'
import { seats, weekendSessions } from './tables.ts'

type Query = QueryOf<typeof listAttendance>

/** Start of the session, session and person of the last row on the previous page. */
function parseCursor(after = '') {
  const [, at, sessionId, personId] = /^(\d{1,14})_(\d{1,15})_(\d{1,15})$/.exec(after) ?? []
  if (at === undefined) return undefined
  return sql`(${weekendSessions.startsAt}, ${seats.sessionId}, ${seats.personId}) <
    (${new Date(Number(at)).toISOString()}::timestamptz, ${sessionId}::bigint, ${personId}::bigint)`
}

/** One row per seat. */
export async function attendancePage(
  db: Db,
  { tab, search, sessionId, after, size }: Query,
  now: Date,
): Promise<Page<SeatRecord>> {
  const { startsAt, endsAt } = weekendSessions
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
        sessionId === undefined ? undefined : eq(seats.sessionId, sessionId),
        tab && (tab === 'upcoming' ? gt(endsAt, now) : lte(endsAt, now)),
        search ? ilike(textOf(weekendSessions.title, hosts.firstName, hosts.lastName), likePattern(search)) : undefined,
        parseCursor(after),
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
