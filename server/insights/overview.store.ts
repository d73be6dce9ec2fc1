import type { Overview } from '#contract/insights/overview.ts'
import { bugs, factReports, featureRequests } from '#server/community/tables.ts'
import { nameInFull } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db.ts'
import { and, asc, eq, gt, gte, isNotNull, isNull, lt, ne, or, type SQL, sql } from '#server/kit/orm.ts'
import { reviews, solutions } from '#server/learning/tables.ts'
import { accessEntries, demoBookings, payments, renewalCancellations } from '#server/membership/tables.ts'
import { ideas, projectHandIns } from '#server/projects/tables.ts'
import type { DayEndings, Span, WeekFigure } from './overview.rules.ts'

export type Waiting = { count: number; oldest: string | null }

const number = (counted: SQL) => counted.mapWith(Number)
const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`
/** How many there are, and since when the first of them waits. */
const waiting = (since: unknown, counted = sql`count(*)`) => ({
  count: number(counted),
  oldest: sql`min(${since})`.mapWith(solutions.submittedAt) as SQL<Date | null>,
})
const toWaiting = ({ count, oldest }: { count: number; oldest: Date | null }): Waiting => ({
  count,
  oldest: oldest && oldest.toISOString(),
})

/** What every member of staff may answer, in one query. Nobody reviews their own work. */
export async function waitingForStaff(db: Db, actorId: number) {
  const { factId, createdAt: reportedAt, settledAt } = factReports
  const rows = await db
    .select({ what: sql<string>`'reviews'`, ...waiting(solutions.submittedAt) })
    .from(solutions)
    .where(and(eq(solutions.state, 'submitted'), ne(solutions.personId, actorId)))
    .unionAll(
      db
        .select({ what: sql<string>`'projects'`, ...waiting(projectHandIns.submittedAt) })
        .from(projectHandIns)
        .where(eq(projectHandIns.state, 'submitted')),
    )
    .unionAll(
      db
        .select({ what: sql<string>`'ideas'`, ...waiting(ideas.waitingSince) })
        .from(ideas)
        .where(isNotNull(ideas.waitingSince)),
    )
    .unionAll(
      db
        .select({ what: sql<string>`'bugs'`, ...waiting(bugs.createdAt) })
        .from(bugs)
        .where(eq(bugs.state, 'open')),
    )
    .unionAll(
      db
        .select({ what: sql<string>`'requests'`, ...waiting(featureRequests.createdAt) })
        .from(featureRequests)
        .where(eq(featureRequests.state, 'open')),
    )
    .unionAll(
      db
        .select({ what: sql<string>`'facts'`, ...waiting(reportedAt, sql`count(distinct ${factId})`) })
        .from(factReports)
        .where(isNull(settledAt)),
    )
  const of = (what: string) => toWaiting(rows.find((row) => row.what === what)!)
  return {
    reviews: of('reviews'),
    projects: of('projects'),
    ideas: of('ideas'),
    bugs: of('bugs'),
    requests: of('requests'),
    facts: of('facts'),
  }
}

/** What only admins may answer. */
export async function waitingForAdmins(db: Db) {
  const [pending, booked] = await db
    .select({ place: sql<number>`1`, ...waiting(payments.createdAt) })
    .from(payments)
    .where(eq(payments.state, 'pending'))
    .unionAll(
      db
        .select({ place: sql<number>`2`, ...waiting(demoBookings.createdAt) })
        .from(demoBookings)
        .where(eq(demoBookings.state, 'booked')),
    )
    .orderBy(sql`1`)
  return { payments: toWaiting(pending!), demos: toWaiting(booked!) }
}

type Counted = { at: unknown; what: SQL }

/** The week of a moment, counted from the oldest; and its figure as a whole and up to the moment a week ago. */
function byWeek({ first, sameMomentLastWeek }: Span, { at, what }: Counted) {
  const figure = (counted: SQL) =>
    counted.mapWith((value: string | number | null) => (value === null ? null : Number(value)))
  return {
    week: number(sql`floor(extract(epoch from ${at} - ${moment(first)}) / ${sql.raw(String(7 * 24 * 60 * 60))})`),
    whole: figure(what),
    soFar: figure(sql`${what} filter (where ${at} < ${moment(sameMomentLastWeek)})`),
  }
}
const theWeek = sql`1`
const many = sql`count(*)`

const isLearner = and(eq(people.role, 'learner'), isNull(people.deletedAt))

export const registrationsByWeek = (db: Db, span: Span): Promise<WeekFigure[]> =>
  db
    .select(byWeek(span, { at: people.createdAt, what: many }))
    .from(people)
    .where(and(isLearner, gte(people.createdAt, span.first)))
    .groupBy(theWeek)

export const handInsByWeek = (db: Db, span: Span): Promise<WeekFigure[]> =>
  db
    .select(byWeek(span, { at: solutions.submittedAt, what: many }))
    .from(solutions)
    .where(gte(solutions.submittedAt, span.first))
    .groupBy(theWeek)

/** From hand-in to verdict, by the week of the verdict; of those that stand. */
export function hoursToReviewByWeek(db: Db, span: Span): Promise<WeekFigure[]> {
  const hours = sql`extract(epoch from ${reviews.createdAt} - ${solutions.submittedAt}) / 3600`
  return db
    .select(byWeek(span, { at: reviews.createdAt, what: sql`percentile_cont(0.5) within group (order by ${hours})` }))
    .from(reviews)
    .innerJoin(solutions, eq(solutions.id, reviews.solutionId))
    .where(and(isNull(reviews.undoneAt), gte(reviews.createdAt, span.first)))
    .groupBy(theWeek)
}

/** What was transferred, by the week in which we found it; credit of the wallet is no revenue. */
export const paiseByWeek = (db: Db, span: Span): Promise<WeekFigure[]> =>
  db
    .select(byWeek(span, { at: payments.decidedAt, what: sql`sum(${payments.amountPaise})` }))
    .from(payments)
    .where(and(eq(payments.state, 'verified'), gte(payments.decidedAt, span.first)))
    .groupBy(theWeek)

export async function countLearners(db: Db): Promise<number> {
  const [row] = await db
    .select({ learners: number(many) })
    .from(people)
    .where(isLearner)
  return row!.learners
}

/** Few, so they are looked up and left out; asking of each of a million whether they are a learner takes longer. */
const outsiders = (db: Db) =>
  db
    .select({ id: people.id })
    .from(people)
    .where(or(ne(people.role, 'learner'), isNotNull(people.deletedAt)))

/** The ends of the learners' accesses by day. An access ends at the latest end of its entries. */
export function endingsByDay(db: Db, { now, endingsFrom, endingsUntil }: Span): Promise<DayEndings[]> {
  const { personId, endsAt } = accessEntries
  const ends = db
    .select({ end: sql`max(${endsAt})`.as('end') })
    .from(accessEntries)
    .where(and(gte(endsAt, endingsFrom), sql`${personId} not in ${outsiders(db)}`))
    .groupBy(personId)
    .as('ends')
  const day = sql<number | null>`case when ${ends.end} < ${moment(endingsUntil)}
    then floor(extract(epoch from ${ends.end} - ${moment(endingsFrom)}) / 86400)::int end`
  const open = sql`count(*) filter (where ${ends.end} > ${moment(now)})`
  return db
    .select({ day, all: number(many), open: number(open) })
    .from(ends)
    .groupBy(sql`1`)
}

const expiringShown = 8

/** The first whose access ends and goes on no further. */
export async function expiringSoon(db: Db, { now, endingsUntil }: Span): Promise<NonNullable<Overview['expiring']>> {
  const { id, personId, endsAt } = accessEntries
  const rows = await db
    .select({ person: people, endsAt, cancelledAt: renewalCancellations.cancelledAt })
    .from(accessEntries)
    .innerJoin(people, and(eq(people.id, personId), isLearner))
    .leftJoin(renewalCancellations, eq(renewalCancellations.personId, people.id))
    .where(
      and(
        gt(endsAt, now),
        lt(endsAt, endingsUntil),
        sql`not exists (select from ${accessEntries} later where later.person_id = ${personId}
          and (later.ends_at, later.id) > (${endsAt}, ${id}))`,
      ),
    )
    .orderBy(asc(endsAt), asc(id))
    .limit(expiringShown)
  return rows.map(({ person, endsAt, cancelledAt }) => ({
    userId: person.id,
    name: nameInFull(person),
    endsAt: endsAt.toISOString(),
    isCancelled: cancelledAt !== null,
  }))
}
