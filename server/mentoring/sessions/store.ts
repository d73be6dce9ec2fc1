import type { Attendance, SessionTab, WeekendSession } from '#contract/mentoring/sessions.ts'
import type { Role } from '#contract/kit/access.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import { courses } from '#server/catalogue/tables.ts'
import { fullName } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import {
  alias,
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from '#server/kit/db/orm.ts'
import { preparedSql } from '#server/kit/db/prepared.ts'
import { jsonRead, rowsFromJson, toDate } from '#server/kit/db/reads.ts'
import { batchMembers } from '#server/learning/index.ts'
import { enrolments } from '#server/learning/tables.ts'
import { calendarPath } from './links.ts'
import { seatsLeft } from './rules.ts'
import { seats, weekendSessions } from './tables.ts'

export const hosts = alias(people, 'host')
export const hostColumns = { firstName: hosts.firstName, lastName: hosts.lastName }

/** Who reads. `now` decides what is over and whether they have access. */
export type Reader = { id: number; role: Role; now: Date; secret: string }

// Nobody reads this column here.
const { meetingLink: _, ...columns } = getTableColumns(weekendSessions)

const isMine = inArray(seats.state, ['reserved', 'waiting'])

const placeInLine = sql<number | null>`case when ${seats.state} = 'waiting' then (
  select count(*) from seats as ahead where ahead.session_id = ${weekendSessions.id} and ahead.state = 'waiting'
  and (ahead.asked_at, ahead.person_id) <= (${seats.askedAt}, ${seats.personId})) end`

/** Placeholders: personId, isStaff, now. */
const selectSessions = (db: Db) => {
  const me = sql.placeholder('personId')
  return db
    .select({
      ...columns,
      courseTitle: courses.title,
      host: hostColumns,
      seat: { state: seats.state, joinedAt: seats.joinedAt },
      placeInLine,
      accessEndsAt: people.accessEndsAt,
    })
    .from(weekendSessions)
    .innerJoin(hosts, eq(hosts.id, weekendSessions.hostId))
    .innerJoin(people, eq(people.id, me))
    .leftJoin(courses, eq(courses.id, weekendSessions.courseId))
    .leftJoin(seats, and(eq(seats.sessionId, weekendSessions.id), eq(seats.personId, me)))
    .$dynamic()
}

/** A session of a batch is for its learners alone; one of a course for who is enrolled in it. */
export function isForLearner(courseId: SQLWrapper, batchId: SQLWrapper, personId: number | Placeholder): SQL {
  return sql`case when ${batchId} is not null
    then exists (select from ${batchMembers} where ${batchMembers.personId} = ${personId}
      and ${batchMembers.batchId} = ${batchId} and ${batchMembers.leftAt} is null)
    else ${courseId} is null or exists (select from ${enrolments} where ${enrolments.personId} = ${personId}
      and ${enrolments.courseId} = ${courseId}) end`
}

const isForMe = or(
  isMine,
  sql`${sql.placeholder('isStaff')}::boolean`,
  isForLearner(weekendSessions.courseId, weekendSessions.batchId, sql.placeholder('personId')),
)!

type FoundSession = Awaited<ReturnType<typeof selectSessions>>[number]

function toSession(row: FoundSession, { id, role, now, secret }: Reader): WeekendSession {
  const seat = row.seat?.state === 'reserved' || row.seat?.state === 'waiting' ? row.seat.state : null
  const hasAccess = role !== 'learner' || (row.accessEndsAt !== null && row.accessEndsAt > now)
  return {
    ...row,
    sessionId: row.id,
    hostName: fullName(row.host),
    isHost: row.hostId === id,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    seatsLeft: seatsLeft(row),
    seat,
    joinedAt: row.seat?.joinedAt?.toISOString() ?? null,
    isCancelled: row.cancelledAt !== null,
    recordingLink: hasAccess ? row.recordingLink : '',
    notes: hasAccess ? row.notes : '',
    hasAccess,
    calendarPath: seat === 'reserved' ? calendarPath({ secret }, row.id, id) : null,
  }
}

/** The moment and id of the last session on the previous page. An invalid cursor starts at the beginning. */
export function parseCursor(after = ''): { at: Date; id: number } | null {
  const [, at, id] = /^(\d{1,14})_(\d{1,15})$/.exec(after) ?? []
  return at === undefined ? null : { at: new Date(Number(at)), id: Number(id) }
}

export const nextCursor = ({ startsAt, id }: { startsAt: Date; id: number }): string => `${startsAt.getTime()}_${id}`

const maxHours = 4

/** Whether it isn't over. The start too: no session is longer, and lists are in the order of the start. */
export const isToCome = (now: Date) =>
  and(
    gt(weekendSessions.endsAt, now),
    gt(weekendSessions.startsAt, new Date(now.getTime() - maxHours * 60 * 60 * 1000)),
  )

/** Whether it is over. The start too: lists in the order of the start would read all sessions to come first. */
export const isOver = (now: Date) => and(lte(weekendSessions.endsAt, now), lte(weekendSessions.startsAt, now))

/** Cancelled sessions to come are shown to those who had a seat; past ones to nobody. */
const tabs: Record<SessionTab, { condition: (now: Date) => SQL | undefined; isNewestFirst: boolean }> = {
  upcoming: {
    condition: (now) => and(isToCome(now), or(isNull(weekendSessions.cancelledAt), isMine)),
    isNewestFirst: false,
  },
  past: {
    condition: (now) => and(isOver(now), isNull(weekendSessions.cancelledAt)),
    isNewestFirst: true,
  },
}

/** Order and cursor of a tab, also for the staff's list. */
export function pageOrder(tab: SessionTab, after: string | undefined) {
  const { isNewestFirst } = tabs[tab]
  const cursor = parseCursor(after)
  const place = sql`(${weekendSessions.startsAt}, ${weekendSessions.id})`
  const start = cursor && sql`(${cursor.at.toISOString()}::timestamptz, ${cursor.id}::bigint)`
  return {
    isAfter: start === null ? undefined : isNewestFirst ? sql`${place} < ${start}` : sql`${place} > ${start}`,
    order: isNewestFirst
      ? [desc(weekendSessions.startsAt), desc(weekendSessions.id)]
      : [asc(weekendSessions.startsAt), asc(weekendSessions.id)],
  }
}

const valuesOf = ({ id, role }: Pick<Reader, 'id' | 'role'>) => ({ personId: id, isStaff: role !== 'learner' })

export async function sessionsFor(
  db: Db,
  reader: Reader,
  { tab, after, size }: PageQuery & { tab: SessionTab },
): Promise<Page<WeekendSession>> {
  const { isAfter, order } = pageOrder(tab, after)
  const rows = await selectSessions(db)
    .where(and(tabs[tab].condition(reader.now), isForMe, isAfter))
    .orderBy(...order)
    .limit(size + 1)
    // Unnamed: planned for its filter.
    .prepare('')
    .execute(valuesOf(reader))
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return {
    items: shown.map((row) => toSession(row, reader)),
    next: rows.length > size && last ? nextCursor(last) : null,
  }
}

export async function sessionFor(db: Db, reader: Reader, sessionId: number): Promise<WeekendSession> {
  const [row] = await selectSessions(db).where(eq(weekendSessions.id, sessionId)).prepare('').execute(valuesOf(reader))
  return toSession(row!, reader)
}

const given = sql.placeholder
const isOn = sql`next.ends_at > ${given('now')}::timestamptz and next.cancelled_at is null`

type NextJson = Omit<FoundSession, keyof typeof columns | 'seat' | 'accessEndsAt'> & {
  session: Record<string, unknown>
  seat: { state: NonNullable<FoundSession['seat']>['state']; joinedAt: string | null } | null
  accessEndsAt: string | null
}
const toRow = rowsFromJson(weekendSessions)

export const nextSessionNeeds = (reader: Pick<Reader, 'id' | 'role'>, now: Date) => ({
  ...valuesOf(reader),
  now: now.toISOString(),
})

// My own first, with a seat before those with a place in line. Two look-ups: sorting all sessions takes longer.
export const nextRead = jsonRead<NextJson | null, FoundSession | null, ReturnType<typeof nextSessionNeeds>>(
  'next_weekend_session',
  ['personId', 'isStaff'],
  sql`select json_build_object('session', to_json(${weekendSessions}), 'courseTitle', ${courses.title},
      'host', json_build_object('firstName', ${hosts.firstName}, 'lastName', ${hosts.lastName}),
      'seat', case when ${seats.state} is not null
        then json_build_object('state', ${seats.state}, 'joinedAt', ${seats.joinedAt}) end,
      'placeInLine', ${placeInLine}, 'accessEndsAt', ${people.accessEndsAt})
    from ${weekendSessions} join ${people} as host on ${hosts.id} = ${weekendSessions.hostId}
    join ${people} on ${people.id} = ${given('personId')}
    left join ${courses} on ${courses.id} = ${weekendSessions.courseId}
    left join ${seats} on ${seats.sessionId} = ${weekendSessions.id} and ${seats.personId} = ${given('personId')}
    where ${weekendSessions.id} = coalesce(
      (select next.id from seats as own join weekend_sessions as next on next.id = own.session_id
        where own.person_id = ${given('personId')} and own.state in ('reserved', 'waiting') and ${isOn}
        order by own.state, next.starts_at, next.id limit 1),
      (select next.id from weekend_sessions as next
        where ${isOn} and next.starts_at > ${given('now')}::timestamptz - make_interval(hours => ${sql.raw(String(maxHours))})
          and (${given('isStaff')}::boolean or ${isForLearner(sql`next.course_id`, sql`next.batch_id`, given('personId'))})
        order by next.starts_at, next.id limit 1))`,
  (json) => {
    if (!json) return null
    const { session, seat, accessEndsAt, ...rest } = json
    const { meetingLink: _, ...row } = toRow(session)
    return {
      ...row,
      ...rest,
      seat: seat && { ...seat, joinedAt: toDate(seat.joinedAt) },
      accessEndsAt: toDate(accessEndsAt),
    }
  },
)

export async function nextSessionFor(db: Db, reader: Reader): Promise<WeekendSession | null> {
  const row = await nextRead(db, nextSessionNeeds(reader, reader.now))
  return row && toSession(row, reader)
}

const attendanceRow = preparedSql(
  'weekend_attendance',
  `select count(*)::int as reserved, count(joined_at)::int as attended,
     coalesce(jsonb_agg(jsonb_build_object('sessionId', id, 'title', title, 'startsAt', starts_at, 'joinedAt', joined_at)
       order by starts_at desc, id desc) filter (where newest <= 10), '[]') as sessions
   from (
     select session.id, title, starts_at, joined_at, row_number() over (order by starts_at desc, session.id desc) as newest
     from seats join weekend_sessions as session on session.id = session_id
     where person_id = $1 and state = 'reserved' and cancelled_at is null and ends_at <= $2
   ) as past`,
)

/** Past sessions of a person, for their performance and for staff. */
export async function attendanceOf(db: Db, personId: number, now: Date): Promise<Attendance> {
  const [row] = await attendanceRow(db)<Attendance>([personId, now])
  const iso = (moment: string) => new Date(moment).toISOString()
  return {
    ...row!,
    sessions: row!.sessions.map(({ startsAt, joinedAt, ...session }) => ({
      ...session,
      startsAt: iso(startsAt),
      joinedAt: joinedAt === null ? null : iso(joinedAt),
    })),
  }
}

/** The sessions that these people joined, newest first. */
export const attendedSessionsOf = (db: Db, personIds: number[]) =>
  db
    .select({
      personId: seats.personId,
      sessionId: weekendSessions.id,
      title: weekendSessions.title,
      courseTitle: courses.title,
      startsAt: weekendSessions.startsAt,
    })
    .from(seats)
    .innerJoin(weekendSessions, eq(weekendSessions.id, seats.sessionId))
    .leftJoin(courses, eq(courses.id, weekendSessions.courseId))
    .where(and(inArray(seats.personId, personIds), isNotNull(seats.joinedAt), isNull(weekendSessions.cancelledAt)))
    .orderBy(desc(weekendSessions.startsAt), desc(weekendSessions.id))
