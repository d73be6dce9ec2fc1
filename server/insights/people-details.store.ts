import type { Person } from '#contract/insights/people.ts'
import { sessions } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, count, eq, max, sql, type SQLWrapper } from '#server/kit/db/orm.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { enrolments } from '#server/learning/tables.ts'
import { payments } from '#server/membership/tables.ts'

export type PersonDetails = Pick<Person, 'lastSeenAt' | 'hasPendingPayment' | 'courses'>

export async function detailsOf(db: Db, ids: number[]): Promise<(personId: number) => PersonDetails> {
  if (ids.length === 0) return () => ({ lastSeenAt: null, hasPendingPayment: false, courses: 0 })
  const [seen, pending, enrolled] = await Promise.all([lastSeen(db, ids), pendingOf(db, ids), coursesOf(db, ids)])
  return (personId) => ({
    lastSeenAt: seen.get(personId)?.toISOString() ?? null,
    hasPendingPayment: pending.has(personId),
    courses: enrolled.get(personId) ?? 0,
  })
}

const among = (personId: SQLWrapper) => sql`${personId} = any(${sql.placeholder('ids')})`

const lastSeenQuery = prepared((db) =>
  db
    .select({ personId: sessions.personId, at: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(among(sessions.personId))
    .groupBy(sessions.personId)
    .prepare('people_seen_last'),
)

async function lastSeen(db: Db, ids: number[]): Promise<Map<number, Date>> {
  const rows = await lastSeenQuery(db).execute({ ids })
  return new Map(rows.map(({ personId, at }) => [personId, at!]))
}

const pendingQuery = prepared((db) =>
  db
    .select({ personId: payments.personId })
    .from(payments)
    .where(and(among(payments.personId), eq(payments.state, 'pending')))
    .prepare('people_with_pending'),
)

async function pendingOf(db: Db, ids: number[]): Promise<Set<number>> {
  const rows = await pendingQuery(db).execute({ ids })
  return new Set(rows.map(({ personId }) => personId))
}

const coursesQuery = prepared((db) =>
  db
    .select({ personId: enrolments.personId, courses: count() })
    .from(enrolments)
    .where(among(enrolments.personId))
    .groupBy(enrolments.personId)
    .prepare('people_courses'),
)

async function coursesOf(db: Db, ids: number[]): Promise<Map<number, number>> {
  const rows = await coursesQuery(db).execute({ ids })
  return new Map(rows.map(({ personId, courses }) => [personId, courses]))
}
