import type { Person } from '#contract/insights/people.ts'
import { sessions } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db.ts'
import { and, count, eq, inArray, max } from '#server/kit/orm.ts'
import { enrolments } from '#server/learning/tables.ts'
import { payments } from '#server/membership/tables.ts'

export type PersonDetails = Pick<Person, 'lastSeenAt' | 'hasPendingPayment' | 'courses'>

/** What other domains know about these people, each through the index of its own table. */
export async function detailsOf(db: Db, ids: number[]): Promise<(personId: number) => PersonDetails> {
  if (ids.length === 0) return () => ({ lastSeenAt: null, hasPendingPayment: false, courses: 0 })
  const [seen, pending, enrolled] = await Promise.all([lastSeen(db, ids), pendingOf(db, ids), coursesOf(db, ids)])
  return (personId) => ({
    lastSeenAt: seen.get(personId)?.toISOString() ?? null,
    hasPendingPayment: pending.has(personId),
    courses: enrolled.get(personId) ?? 0,
  })
}

async function lastSeen(db: Db, ids: number[]): Promise<Map<number, Date>> {
  const rows = await db
    .select({ personId: sessions.personId, at: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(inArray(sessions.personId, ids))
    .groupBy(sessions.personId)
  return new Map(rows.map(({ personId, at }) => [personId, at!]))
}

async function pendingOf(db: Db, ids: number[]): Promise<Set<number>> {
  const rows = await db
    .select({ personId: payments.personId })
    .from(payments)
    .where(and(inArray(payments.personId, ids), eq(payments.state, 'pending')))
  return new Set(rows.map(({ personId }) => personId))
}

async function coursesOf(db: Db, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ personId: enrolments.personId, courses: count() })
    .from(enrolments)
    .where(inArray(enrolments.personId, ids))
    .groupBy(enrolments.personId)
  return new Map(rows.map(({ personId, courses }) => [personId, courses]))
}
