import type { Overview } from '#contract/insights/overview.ts'
import { maxCounted } from '#contract/kit/counting.ts'
import { bugs, factReports, featureRequests } from '#server/community/tables.ts'
import { fullName } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import {
  and,
  asc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  ne,
  type PgColumn,
  type PgTable,
  type SQL,
  sql,
} from '#server/kit/db/orm.ts'
import { eqLiteral, literalLimit, prepared } from '#server/kit/db/prepared.ts'
import { secondOpinions } from '#server/learning/index.ts'
import { reviews, solutions } from '#server/learning/tables.ts'
import { questions } from '#server/mentoring/tables.ts'
import { payments, refunds, renewalCancellations } from '#server/membership/tables.ts'
import { demoBookings } from '#server/membership/index.ts'
import { ideas, projectSubmissions } from '#server/projects/tables.ts'
import { supportRequests } from '#server/support/tables.ts'
import type { DayEndings, Span, WeekFigure } from './overview.rules.ts'

export type Waiting = { count: number; oldest: string | null }

const number = (counted: SQL) => counted.mapWith(Number)
const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`
type WaitingRow = { what: string; count: number; late: number; oldest: Date | null }
const toWaiting = ({ count, oldest }: WaitingRow): Waiting => ({ count, oldest: oldest && oldest.toISOString() })

/**
 * The kinds of a union: how many are waiting, counted up to a limit, since when, and how many of those are late. They are
 * counted in the order of an index that has every column used here. What depends on the parameters is no condition of a
 * scan where possible: PostgreSQL keeps a plan only if it knows the costs without them.
 */
type Kind = {
  what: string
  table: PgTable
  where: SQL | undefined
  /** Null if nobody asks for the oldest. */
  since: PgColumn | null
  order?: PgColumn
  promisedAt?: PgColumn
  groupBy?: PgColumn
}

const countWaiting = ({ what, table, where, since, promisedAt, order = promisedAt ?? since!, groupBy }: Kind): SQL => {
  const from = sql`from ${table} where ${where}`
  const counted = groupBy
    ? sql`select null as at ${from} group by ${groupBy} limit ${limit}`
    : sql`select ${promisedAt ?? order} as at ${from} order by ${promisedAt ?? order} limit ${limit}`
  const late = promisedAt ? sql`count(*) filter (where at < ${sql.placeholder('now')})` : sql`0`
  const oldest = since ? sql`(select ${since} ${from} order by ${order} limit 1)` : sql`null::timestamptz`
  return sql`select ${sql.raw(`'${what}'`)} as what, count(*)::int as count, ${late}::int as late, ${oldest} as oldest
    from (${counted}) as counted`
}
const limit = sql.raw(String(maxCounted + 1))

const preparedWaiting = (name: string, kinds: Kind[]) => {
  const union = sql.join(kinds.map(countWaiting), sql` union all `)
  const columns = {
    what: sql<string>`what`,
    count: sql<number>`count`,
    late: sql<number>`late`,
    oldest: sql<Date | null>`oldest`.mapWith(solutions.submittedAt),
  }
  return prepared((db) =>
    db
      .select(columns)
      .from(sql`(${union}) as waiting`)
      .prepare(name),
  )
}

const isToReview = and(eqLiteral(solutions.state, 'submitted'), ne(solutions.personId, sql.placeholder('actorId')))

/** Neither the first mentor nor the learner decides. `coalesce`: a school may have one mentor, whom a plan would expect. */
const isToReviewAgain = and(
  isNull(secondOpinions.decidedAt),
  sql`coalesce(${secondOpinions.firstMentorId}, 0) <> ${sql.placeholder('actorId')}`,
  ne(secondOpinions.personId, sql.placeholder('actorId')),
)

const isToAnswer = and(eqLiteral(questions.state, 'open'), ne(questions.personId, sql.placeholder('actorId')))

/** Accounts and payments are for admins. */
const isToHelp = and(
  eqLiteral(supportRequests.state, 'open'),
  ne(supportRequests.personId, sql.placeholder('actorId')),
  sql`(${sql.placeholder('isAdmin')}::boolean or ${supportRequests.topic} in ('course', 'other'))`,
)

type Promised = Pick<Kind, 'what' | 'table' | 'where'> & { promisedAt: PgColumn }

/** Promised for the next day. */
const dueSoon = ({ what, table, where, promisedAt }: Promised): Kind => ({
  what: `${what} due soon`,
  table,
  where: and(where, gte(promisedAt, sql.placeholder('now')), lt(promisedAt, sql.placeholder('soon'))),
  since: null,
  order: promisedAt,
})

const toReview = { what: 'reviews', table: solutions, where: isToReview, promisedAt: solutions.promisedAt }
const toAnswer = { what: 'questions', table: questions, where: isToAnswer, promisedAt: questions.promisedAt }
const toHelp = { what: 'support', table: supportRequests, where: isToHelp, promisedAt: supportRequests.promisedAt }

const staffQuery = preparedWaiting('waiting_for_staff', [
  // The order of the queue's index.
  { ...toReview, since: solutions.submittedAt },
  dueSoon(toReview),
  {
    what: 'second opinions',
    table: secondOpinions,
    where: isToReviewAgain,
    since: secondOpinions.createdAt,
    order: secondOpinions.promisedAt,
  },
  { ...toAnswer, since: questions.waitingSince, order: questions.waitingSince },
  dueSoon(toAnswer),
  { ...toHelp, since: supportRequests.waitingSince, order: supportRequests.waitingSince },
  dueSoon(toHelp),
  {
    what: 'projects',
    table: projectSubmissions,
    where: eqLiteral(projectSubmissions.state, 'submitted'),
    since: projectSubmissions.submittedAt,
  },
  { what: 'ideas', table: ideas, where: isNotNull(ideas.waitingSince), since: ideas.waitingSince },
  { what: 'bugs', table: bugs, where: eqLiteral(bugs.state, 'open'), since: bugs.createdAt },
  {
    what: 'requests',
    table: featureRequests,
    where: eqLiteral(featureRequests.state, 'open'),
    since: featureRequests.createdAt,
  },
  {
    what: 'facts',
    table: factReports,
    where: isNull(factReports.dismissedAt),
    since: factReports.createdAt,
    groupBy: factReports.factId,
  },
])

type Reader = { id: number; isAdmin: boolean }

/** One query for all staff. Nobody reviews their own work. */
export async function waitingForStaff(db: Db, { id: actorId, isAdmin }: Reader, now: Date) {
  const soon = new Date(now.getTime() + 24 * 60 * 60 * 1000)
  const rows = await staffQuery(db).execute({ actorId, isAdmin, now, soon })
  const rowOf = (what: string) => rows.find((row) => row.what === what)!
  const of = (what: string) => toWaiting(rowOf(what))
  const promisesOf = (what: string) => ({ late: rowOf(what).late, dueSoon: rowOf(`${what} due soon`).count })
  return {
    waiting: {
      reviews: of('reviews'),
      secondOpinions: of('second opinions'),
      questions: of('questions'),
      support: of('support'),
      projects: of('projects'),
      ideas: of('ideas'),
      bugs: of('bugs'),
      requests: of('requests'),
      facts: of('facts'),
    },
    promises: promisesOf('reviews'),
    questionPromises: promisesOf('questions'),
    supportPromises: promisesOf('support'),
  }
}

const adminQuery = preparedWaiting('waiting_for_admins', [
  { what: 'payments', table: payments, where: eqLiteral(payments.state, 'pending'), since: payments.createdAt },
  { what: 'demos', table: demoBookings, where: eqLiteral(demoBookings.state, 'booked'), since: demoBookings.createdAt },
])

export async function waitingForAdmins(db: Db) {
  const rows = await adminQuery(db).execute()
  const of = (what: string) => toWaiting(rows.find((row) => row.what === what)!)
  return { payments: of('payments'), demos: of('demos') }
}

/** The figure of each week, in total and up to the same moment a week ago. */
function byWeek({ weeksFrom, sameMomentLastWeek }: Span, at: unknown, what: SQL) {
  const figure = (counted: SQL) => counted.mapWith((value: unknown) => (value === null ? null : Number(value)))
  return {
    week: number(sql`floor(extract(epoch from ${at} - ${moment(weeksFrom)}) / ${weekSeconds})`),
    total: figure(what),
    soFar: figure(sql`${what} filter (where ${at} < ${moment(sameMomentLastWeek)})`),
  }
}
// Not a parameter, or the week in `group by` would differ from the selected one.
const weekSeconds = sql.raw(String(7 * 24 * 60 * 60))
const weekColumn = sql`1`
const rowCount = sql`count(*)`
const within = (at: unknown, { weeksFrom, weeksUntil }: Span) =>
  sql`${at} >= ${moment(weeksFrom)} and ${at} < ${moment(weeksUntil)}`

const isLearner = and(eqLiteral(people.role, 'learner'), isNull(people.deletedAt))

export const registrationsByWeek = (db: Db, span: Span): Promise<WeekFigure[]> =>
  db
    .select(byWeek(span, people.createdAt, rowCount))
    .from(people)
    .where(and(isLearner, within(people.createdAt, span)))
    .groupBy(weekColumn)

export const submissionsByWeek = (db: Db, span: Span): Promise<WeekFigure[]> =>
  db
    .select(byWeek(span, solutions.submittedAt, rowCount))
    .from(solutions)
    .where(within(solutions.submittedAt, span))
    .groupBy(weekColumn)

/** Median hours between submission and a mentor's verdict, by its week. The checks decide in seconds and don't count. */
export const hoursToReviewByWeek = (db: Db, span: Span): Promise<WeekFigure[]> =>
  db
    .select(byWeek(span, reviews.createdAt, medianHours))
    .from(reviews)
    .innerJoin(solutions, eq(solutions.id, reviews.solutionId))
    .where(and(isByMentor, within(reviews.createdAt, span)))
    .groupBy(weekColumn)

const medianHours = sql`percentile_cont(0.5) within group (
  order by extract(epoch from ${reviews.createdAt} - ${solutions.submittedAt}) / 3600)`
const isByMentor = and(isNull(reviews.undoneAt), isNotNull(reviews.mentorId))

/** The median of the last 90 days. */
export async function hoursToReview(db: Db, { now }: Span): Promise<number | null> {
  const [row] = await db
    .select({ hours: sql<number | null>`${medianHours}` })
    .from(reviews)
    .innerJoin(solutions, eq(solutions.id, reviews.solutionId))
    .where(and(isByMentor, sql`${reviews.createdAt} > ${moment(now)} - interval '90 days'`))
  return row!.hours
}

/**
 * Transferred money by the week it was verified, less what was transferred back in that week. Wallet credit is not
 * revenue. An undone verification isn't subtracted, because its payment is pending again.
 */
export const paiseByWeek = (db: Db, span: Span): Promise<WeekFigure[]> =>
  db
    .select(byWeek(span, sql`moved.at`, sql`sum(moved.paise)`))
    .from(
      sql`(
        select ${payments.decidedAt} as at, ${payments.amountPaise} as paise from ${payments}
        where ${payments.state} = 'verified' and ${within(payments.decidedAt, span)}
        union all
        select ${refunds.createdAt}, -${refunds.amountPaise} from ${refunds}
        where ${refunds.kind} = 'refund' and ${within(refunds.createdAt, span)}
      ) as moved`,
    )
    .groupBy(weekColumn)

export async function countLearners(db: Db): Promise<number> {
  const [row] = await db
    .select({ learners: number(rowCount) })
    .from(people)
    .where(isLearner)
  return row!.learners
}

export function endingsByDay(db: Db, { now, endingsFrom, endingsUntil }: Span): Promise<DayEndings[]> {
  const { accessEndsAt: end } = people
  const day = sql<number | null>`case when ${end} < ${moment(endingsUntil)}
    then floor(extract(epoch from ${end} - ${moment(endingsFrom)}) / 86400)::int end`
  const open = sql`count(*) filter (where ${end} > ${moment(now)})`
  return db
    .select({ day, all: number(rowCount), open: number(open) })
    .from(people)
    .where(and(isLearner, gte(end, endingsFrom)))
    .groupBy(sql`1`)
}

const maxExpiring = 8

const expiringQuery = prepared((db) => {
  const { id, firstName, lastName, accessEndsAt } = people
  return db
    .select({ id, firstName, lastName, accessEndsAt, cancelledAt: renewalCancellations.cancelledAt })
    .from(people)
    .leftJoin(renewalCancellations, eq(renewalCancellations.personId, id))
    .where(and(isLearner, gt(accessEndsAt, sql.placeholder('now')), lt(accessEndsAt, sql.placeholder('until'))))
    .orderBy(asc(accessEndsAt), asc(id))
    .limit(literalLimit(maxExpiring))
    .prepare('first_to_end')
})

export async function expiringSoon(db: Db, { now, endingsUntil }: Span): Promise<NonNullable<Overview['expiring']>> {
  const rows = await expiringQuery(db).execute({ now: now.toISOString(), until: endingsUntil.toISOString() })
  return rows.map(({ id, accessEndsAt, cancelledAt, ...name }) => ({
    userId: id,
    name: fullName(name),
    endsAt: accessEndsAt!.toISOString(),
    isCancelled: cancelledAt !== null,
  }))
}
