import { dayMs } from '#contract/kit/durations.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import type { Segment } from '#contract/messages/segments.ts'
import { fullName } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, count, eq, gt, inArray, isNull, lte, or, type SQL, sql } from '#server/kit/db/orm.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { enrolments, solutions, reviews, secondOpinions } from '#server/learning/tables.ts'
import { batchMembers, learningTraces } from '#server/learning/index.ts'
import { seats } from '#server/mentoring/index.ts'
import { accessEntries, payments } from '#server/membership/tables.ts'
import { projectSubmissions } from '#server/projects/tables.ts'

/**
 * What the condition is for: everyone in a segment, or a page of them. PostgreSQL can't know how soon a page is full; a
 * condition that is quick for all is slow for the first few, and the other way round.
 */
type Extent = 'all' | 'page'

/** Whether a row of `people` is in a segment at this moment. For the staff's lists as well as for messages. */
export const isInSegment = (segment: Segment, now: Date, extent: Extent): SQL =>
  and(canReceive, conditionOf(segment, now, extent))!

/** Nobody else is in any segment. */
const canReceive = and(isNull(people.blockedAt), isNull(people.deletedAt))!

const isLearner = eq(people.role, 'learner')
const hasAccess = (now: Date) => gt(people.accessEndsAt, now)

function conditionOf(segment: Segment, now: Date, extent: Extent): SQL | undefined {
  switch (segment.kind) {
    case 'people':
      return inArray(people.id, segment.userIds)
    case 'emails':
      return inArray(people.email, segment.emails)
    default:
      return and(isLearner, learnerCondition(segment, now, extent))
  }
}

type LearnerSegment = Exclude<Segment, { kind: 'people' | 'emails' }>

function learnerCondition(segment: LearnerSegment, now: Date, extent: Extent): SQL | undefined {
  switch (segment.kind) {
    case 'everyone':
      return undefined
    case 'course':
      return and(isEnrolledIn(segment.courseId), segment.active ? hasAccess(now) : undefined)
    case 'batch':
      return isInBatch(segment.batchId)
    case 'plan':
      return and(hasAccess(now), sql`${latestPricePaise} = ${segment.rupees * 100}`)
    case 'ending':
      return and(hasAccess(now), lte(people.accessEndsAt, after(now, segment.days)), sql`not ${hasPendingPayment}`)
    case 'inactive':
      return and(hasAccess(now), isQuietSince(after(now, -segment.days)))
    case 'unverified':
      return isUnverified[segment.what]
    case 'session':
      return hasSeat(segment.sessionId, segment.joined)
    case 'rejected':
      return and(hasAccess(now), isRejectedBefore(after(now, -segment.days), extent))
    case 'unstarted':
      return and(hasAccess(now), hasNeverSubmitted(after(now, -segment.days)))
  }
}

const after = (now: Date, days: number) => new Date(now.getTime() + days * dayMs)

// Subqueries name their tables: Drizzle would leave the names out of the columns of a select.
const isEnrolledIn = (courseId: number) =>
  sql`people.id in (select e.person_id from ${enrolments} e where e.course_id = ${courseId})`

const isInBatch = (batchId: number) =>
  sql`people.id in (select m.person_id from ${batchMembers} m where m.batch_id = ${batchId} and m.left_at is null)`

const hasSeat = (sessionId: number, joined: boolean) =>
  sql`people.id in (select s.person_id from ${seats} s where s.session_id = ${sessionId} and s.state = 'reserved'
    ${joined ? sql`and s.joined_at is not null` : sql``})`

const hasPendingPayment = sql`exists (select from ${payments} p where p.person_id = people.id and p.state = 'pending')`

const isUnverified = {
  payment: hasPendingPayment,
  never: and(isNull(people.accessEndsAt), sql`not ${hasPendingPayment}`),
  email: isNull(people.emailConfirmedAt),
}

/** What the plan of the latest payment cost, before credit and coupon. */
const latestPricePaise = sql`(select p.amount_paise - p.rest_paise + p.credit_paise + p.coupon_paise from ${payments} p
  where p.person_id = people.id and p.state = 'verified' order by p.decided_at desc, p.id desc limit 1)`

/** Where a person leaves traces besides their last visit, which is kept to the hour. */
const traces = [accessEntries.createdAt, ...learningTraces, projectSubmissions.submittedAt]

function isQuietSince(moment: Date): SQL {
  const quiet = traces.map(
    (at) => sql`not exists (select from ${at.table} where person_id = people.id and ${gt(at, moment)})`,
  )
  const notSeen = or(isNull(people.lastSeenAt), lte(people.lastSeenAt, moment))
  return and(lte(people.createdAt, moment), notSeen, ...quiet)!
}

/** The last trace of a row of `people`, or the day they joined. */
export const lastTrace = sql`greatest(people.created_at, people.last_seen_at, ${sql.join(
  traces.map((at) => sql`(select max(${at}) from ${at.table} where person_id = people.id)`),
  sql`, `,
)})`

const cameBackAfter = (moment: SQL) => sql`(
  exists (select from ${solutions} later where later.person_id = s.person_id and later.submitted_at > ${moment})
  or exists (select from ${projectSubmissions} later where later.person_id = s.person_id
    and later.submitted_at > ${moment}))`

/** The people of attempts and projects that were rejected before this moment and who haven't come back since. */
const rejectedPeople = (moment: Date, isWanted: SQL) => sql`(
  select s.person_id from ${solutions} s
    join ${reviews} r on r.solution_id = s.id and r.undone_at is null and r.verdict = 'rejected'
    where s.state = 'rejected' and r.created_at <= ${moment} and ${isWanted}
      and not exists (select from ${secondOpinions} o where o.solution_id = s.id and o.decided_at is null)
      and not ${cameBackAfter(sql`r.created_at`)}
  union all
  select s.person_id from ${projectSubmissions} s
    where s.state = 'rejected' and s.decided_at <= ${moment} and ${isWanted}
      and not ${cameBackAfter(sql`s.decided_at`)})`

/**
 * An attempt or project was rejected before this moment, and they haven't come back with anything. A verdict with an
 * open second opinion doesn't count: it isn't final, and other staff must not learn it. Nor does it if other work waits
 * for review.
 */
const isRejectedBefore = (moment: Date, extent: Extent) => sql`(
  not exists (select from ${solutions} w where w.person_id = people.id and w.state = 'submitted')
  and ${
    extent === 'all'
      ? sql`people.id in ${rejectedPeople(moment, sql`true`)}`
      : sql`exists ${rejectedPeople(moment, sql`s.person_id = people.id`)}`
  })`

const hasNeverSubmitted = (moment: Date) => sql`(
  exists (select from ${enrolments} e where e.person_id = people.id and e.created_at <= ${moment})
  and not exists (select from ${solutions} s where s.person_id = people.id)
  and not exists (select from ${projectSubmissions} s where s.person_id = people.id))`

export async function countSegment(db: Db, segment: Segment, now: Date): Promise<number> {
  const isCounted = isInSegment(segment, now, 'all')
  const [row] = await db.select({ people: count() }).from(people).where(isCounted)
  return row!.people
}

export type SegmentPerson = { userId: number; name: string; email: string }

/** The people of a segment, by id. */
export async function segmentPage(
  db: Db,
  segment: Segment,
  { after, size }: PageQuery,
  now: Date,
): Promise<Page<SegmentPerson>> {
  const cursor = cursorId(after)
  const { id, firstName, lastName, email } = people
  const rows = await db
    .select({ id, firstName, lastName, email })
    .from(people)
    .where(and(isInSegment(segment, now, 'page'), cursor === null ? undefined : gt(id, cursor)))
    .orderBy(asc(id))
    .limit(size + 1)
  return toPage(rows, size, (row) => ({ userId: row.id, name: fullName(row), email: row.email }))
}
