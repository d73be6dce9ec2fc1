import type { Overview } from '#contract/insights/overview.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, eq, gte, isNotNull, isNull, type SQL, sql } from '#server/kit/db/orm.ts'
import { eqLiteral } from '#server/kit/db/prepared.ts'
import { jsonRead } from '#server/kit/db/reads.ts'
import { reviews, solutions } from '#server/learning/tables.ts'
import { payments, refunds, remindersOff } from '#server/membership/tables.ts'
import type { DayEndings, Span, WeekFigure } from './overview.rules.ts'
import { hasPendingPayment } from './people-details.store.ts'

const number = (counted: SQL) => counted.mapWith(Number)
const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`

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
 * revenue. An undone verification isn't subtracted, because its payment is pending again; nor is a replaced receipt.
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
        where ${refunds.kind} in ('refund', 'reversal') and ${within(refunds.createdAt, span)}
      ) as moved`,
    )
    .groupBy(weekColumn)

/** `students` have paid or have access now; registrations that wait, were rejected or undone are only learners. */
export async function countLearners(db: Db, { now }: Span): Promise<{ learners: number; students: number }> {
  const hasPaid = sql`exists (select from ${payments}
    where ${payments.personId} = ${people.id} and ${payments.state} = 'verified')`
  const isStudent = sql`${people.accessEndsAt} > ${moment(now)} or ${people.accessEndsAt} is not null and ${hasPaid}`
  const [row] = await db
    .select({ learners: number(rowCount), students: number(sql`count(*) filter (where ${isStudent})`) })
    .from(people)
    .where(isLearner)
  return row!
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

type Expiring = NonNullable<Overview['expiring']>

export const expiringRead = jsonRead<Expiring, Expiring, { now: Date; endingsUntil: Date }>(
  'expiring',
  [],
  sql`select coalesce(json_agg(json_build_object('userId', ${people.id},
      'name', trim(${people.firstName} || ' ' || ${people.lastName}), 'endsAt', ${people.accessEndsAt},
      'hasReminders', ${remindersOff.personId} is null, 'isRenewing', ${hasPendingPayment})
      order by ${people.accessEndsAt}, ${people.id}), '[]')
    from (select * from ${people} where ${isLearner} and ${people.accessEndsAt} > ${sql.placeholder('now')}
      and ${people.accessEndsAt} < ${sql.placeholder('endingsUntil')}
      order by ${people.accessEndsAt}, ${people.id} limit ${sql.raw(String(maxExpiring))}) as people
    left join ${remindersOff} on ${remindersOff.personId} = ${people.id}`,
  (rows) => rows.map((row) => ({ ...row, endsAt: new Date(row.endsAt).toISOString() })),
)
