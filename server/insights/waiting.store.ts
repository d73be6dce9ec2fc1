import { courseOfIntroduction, silentDays } from '#contract/hiring/hiring.ts'
import { maxCounted } from '#contract/kit/counting.ts'
import { mayUse, type Standing } from '#contract/kit/access.ts'
import { mayReadTopic, type SupportTopic, supportTopics } from '#contract/support/requests.ts'
import { dayMs } from '#contract/kit/durations.ts'
import { bugs, factReports, featureRequests } from '#server/community/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import {
  and,
  eq,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  type PgColumn,
  type PgTable,
  type SQL,
  sql,
} from '#server/kit/db/orm.ts'
import { eqLiteral } from '#server/kit/db/prepared.ts'
import { jsonRead, toDate } from '#server/kit/db/reads.ts'
import { daysAfter, indiaDate, startOfDay } from '#server/kit/india.ts'
import { companies, companyReports, introductions, openings } from '#server/hiring/tables.ts'
import { solutions, secondOpinions } from '#server/learning/tables.ts'
import { questions } from '#server/mentoring/tables.ts'
import { demoBookings, isUnclosed } from '#server/membership/index.ts'
import { payments } from '#server/membership/tables.ts'
import { ideas, projectSubmissions } from '#server/projects/tables.ts'
import { supportRequests } from '#server/support/tables.ts'

type Waiting = { count: number; oldest: string | null }
type WaitingRow = { what: string; count: number; late: number; oldest: Date | null }
type Counts = Pick<WaitingRow, 'count' | 'late'>
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
  // Selected, so that the cost of a plan doesn't depend on it.
  const isUnknown = sql`not ${sql.raw(`'${what}'`)} = any((select ${sql.placeholder('known')}::text[])::text[])`
  const counted = groupBy
    ? sql`select null as at ${from} and ${isUnknown} group by ${groupBy} limit ${limit}`
    : sql`select ${promisedAt ?? order} as at ${from} and ${isUnknown} order by ${promisedAt ?? order} limit ${limit}`
  const late = promisedAt ? sql`count(*) filter (where at < ${sql.placeholder('now')})` : sql`0`
  const oldest = since ? sql`(select ${since} ${from} order by ${order} limit 1)` : sql`null::timestamptz`
  return sql`select ${sql.raw(`'${what}'`)} as what, count(*)::int as count, ${late}::int as late, ${oldest} as oldest
    from (${counted}) as counted`
}
const limit = sql.raw(String(maxCounted + 1))

/** What was counted, and which long lists were known then and weren't. */
type Counted = { rows: WaitingRow[]; known: string[] }
type CountedJson = { rows: (Omit<WaitingRow, 'oldest'> & { oldest: string | null })[]; known: string[] }

const waitingRead = <Needs extends { known: string[] }>(name: string, kinds: Kind[], more: SQL[] = []) =>
  jsonRead<CountedJson, Counted, Needs>(
    name,
    [],
    sql`select json_build_object('rows', json_agg(waiting), 'known', ${sql.placeholder('known')}::text[])
      from (${sql.join([...kinds.map(countWaiting), ...more], sql` union all `)}) as waiting`,
    ({ rows, known }) => ({ rows: rows.map((row) => ({ ...row, oldest: toDate(row.oldest) })), known }),
  )

const isToReview = and(eqLiteral(solutions.state, 'submitted'), ne(solutions.personId, sql.placeholder('actorId')))

/** Neither the first mentor nor the learner decides. `coalesce`: a school may have one mentor, whom a plan would expect. */
const isToReviewAgain = and(
  isNull(secondOpinions.decidedAt),
  sql`coalesce(${secondOpinions.firstMentorId}, 0) <> ${sql.placeholder('actorId')}`,
  ne(secondOpinions.personId, sql.placeholder('actorId')),
)

const isToAnswer = and(eqLiteral(questions.state, 'open'), ne(questions.personId, sql.placeholder('actorId')))

/** Accounts and payments aren't for everybody. */
const isToHelp = and(
  eqLiteral(supportRequests.state, 'open'),
  ne(supportRequests.personId, sql.placeholder('actorId')),
  sql`${supportRequests.topic} = any((select ${sql.placeholder('topics')}::text[])::text[])`,
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

type StaffNeeds = { actorId: number; topics: SupportTopic[]; now: Date; soon: Date; known: string[] }

export const staffWaitingRead = waitingRead<StaffNeeds>('waiting_for_staff', [
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
  {
    what: 'companies',
    table: companies,
    where: eqLiteral(companies.state, 'confirmed'),
    since: companies.createdAt,
  },
  {
    what: 'openings',
    table: openings,
    where: eqLiteral(openings.state, 'submitted'),
    since: openings.changedAt,
  },
  {
    what: 'company reports',
    table: companyReports,
    where: eqLiteral(companyReports.state, 'open'),
    since: companyReports.createdAt,
  },
])

const longListTtlMs = 60_000

/**
 * The counts of long lists, which say "1,000+" and aren't counted again for a minute: counting ten of them took longer
 * than the rest of the overview. Short lists are always counted, and the oldest entry is always looked up.
 */
export function createLongLists() {
  const lists = new Map<string, Counts & { until: number }>()
  return {
    known: (now: Date) => [...lists].filter(([, { until }]) => until > now.getTime()).map(([what]) => what),
    complete: ({ rows, known }: Counted, now: Date): WaitingRow[] =>
      rows.map((row) => {
        if (known.includes(row.what)) {
          const { count, late } = lists.get(row.what)!
          return { ...row, count, late }
        }
        const until = now.getTime() + longListTtlMs
        if (row.count > maxCounted) lists.set(row.what, { count: row.count, late: row.late, until })
        return row
      }),
  }
}
export type LongLists = ReturnType<typeof createLongLists>

type Reader = Standing & { id: number; longLists: LongLists }

/** Whether somebody sees what waits in the office: payments, leads and silent introductions. */
export const needsOffice = (reader: Standing): boolean =>
  (['payments:see', 'people:see', 'jobs:see'] as const).some((permission) => mayUse(reader, permission))

/** What counting the work of somebody needs to know. */
export function waitingNeeds({ longLists, ...reader }: Reader, now: Date) {
  const today = indiaDate(now)
  const day = daysAfter(today, -1)
  const soon = new Date(now.getTime() + dayMs)
  const silentSince = new Date(now.getTime() - silentDays * dayMs)
  const topics = supportTopics.filter((topic) => mayReadTopic(reader, topic))
  const days = { today, day, dayStart: startOfDay(day), silentSince }
  return { actorId: reader.id, topics, now, soon, ...days, known: longLists.known(now) }
}

/** One query for all staff. Nobody reviews their own work. */
export async function waitingForStaff(db: Db, reader: Reader, now: Date) {
  const rows = reader.longLists.complete(await staffWaitingRead(db, waitingNeeds(reader, now)), now)
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
      companies: of('companies'),
      openings: of('openings'),
      companyReports: of('company reports'),
    },
    promises: promisesOf('reviews'),
    questionPromises: promisesOf('questions'),
    supportPromises: promisesOf('support'),
  }
}

/** As the daily close would say. */
const unclosed = sql`select 'unclosed' as what, ${isUnclosed(sql.placeholder('day'), sql.placeholder('dayStart'))}::int as count,
  0 as late, null::timestamptz as oldest`

/** Neither joined nor ended; written like the condition of the index. */
const isRunning = sql`${introductions.state} in (${sql.raw(
  courseOfIntroduction.flatMap((state) => (state === 'joined' ? [] : `'${state}'`)).join(', '),
)})`

type OfficeNeeds = {
  actorId: number
  today: string
  day: string
  dayStart: Date
  silentSince: Date
  known: string[]
}

export const officeWaitingRead = waitingRead<OfficeNeeds>(
  'waiting_for_office',
  [
    { what: 'payments', table: payments, where: eqLiteral(payments.state, 'pending'), since: payments.createdAt },
    {
      what: 'demos',
      table: demoBookings,
      where: eqLiteral(demoBookings.state, 'booked'),
      since: demoBookings.createdAt,
    },
    {
      what: 'leads',
      table: demoBookings,
      where: and(
        eq(demoBookings.assigneeId, sql.placeholder('actorId')),
        lte(demoBookings.remindOn, sql.placeholder('today')),
      ),
      since: demoBookings.remindOn,
    },
    {
      what: 'introductions',
      table: introductions,
      where: and(isRunning, lte(introductions.movedAt, sql.placeholder('silentSince'))),
      since: introductions.movedAt,
    },
  ],
  [unclosed],
)

export async function waitingForOffice(db: Db, reader: Reader, now: Date) {
  const needs = waitingNeeds(reader, now)
  const rows = reader.longLists.complete(await officeWaitingRead(db, needs), now)
  const rowOf = (what: string) => rows.find((row) => row.what === what)!
  return {
    payments: toWaiting(rowOf('payments')),
    demos: toWaiting(rowOf('demos')),
    leads: toWaiting(rowOf('leads')),
    introductions: toWaiting(rowOf('introductions')),
    unclosedDay: rowOf('unclosed').count > 0 ? needs.day : null,
  }
}
