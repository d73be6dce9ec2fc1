import {
  alias,
  and,
  asc,
  desc,
  eq,
  inArray,
  isNull,
  lt,
  ne,
  type Placeholder,
  type SQL,
  sql,
} from '#server/kit/db/orm.ts'
import { maxCounted } from '#contract/kit/counting.ts'
import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import type { DecidedReview, listReviews, WaitingReview } from '#contract/learning/reviews.ts'
import { isFoundIn, personByEmail } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Actor } from '#server/kit/deps.ts'
import type { Db } from '#server/kit/db/db.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { jsonRows, valuesOf } from '#server/kit/db/json-rows.ts'
import { eqLiteral, preparedPages } from '#server/kit/db/prepared.ts'
import { textOf, wordsOf } from '#server/kit/db/search-pattern.ts'
import { courses } from '#server/catalogue/tables.ts'
import { currentClaim, undoUntil } from './rules.ts'
import {
  type CaseRow,
  casesIn,
  contentColumns,
  holderOf,
  isItsStep,
  listedColumns,
  type ListedJson,
  reviewState,
  stateColumns,
  toListedAttempt,
} from './store.ts'
import { reviews, solutions, steps } from '../tables.ts'

const { id, personId, courseId, promisedAt, state } = solutions
const last = alias(solutions, 'last')

/** Mentors can't review their own work. */
export const waitingFor = (mentorId: number | Placeholder) => and(eqLiteral(state, 'submitted'), ne(personId, mentorId))
export const firstPromised = [asc(promisedAt), asc(id)]

/** Compared in the database, because a JavaScript date loses the microseconds. */
export const afterInQueue = (solutionId: number | Placeholder) =>
  sql`(${promisedAt}, ${id}) > (select ${last.promisedAt}, ${last.id} from ${solutions} ${last} where ${last.id} = ${solutionId})`

type Search = Pick<QueryOf<typeof listReviews>, 'after' | 'size' | 'courseId' | 'learner'>

type Shape = '' | 'next' | 'course' | 'course next'
const given = sql.placeholder

// No review and no instructions: reading them for each row would cost a third of the page.
const waitingColumns = {
  ...listedColumns,
  ...contentColumns,
  suggestedFor: stateColumns.suggestedFor,
  holderId: stateColumns.holderId,
  heldUntil: stateColumns.heldUntil,
  holder: stateColumns.holder,
}

type Summary = { waiting: number; courses: { courseId: number; courseTitle: string }[] }

/**
 * How many attempts wait, and in which courses. Counted up to a limit, and in the queue's order, so that PostgreSQL uses
 * the queue's index. Each course is looked up in the index instead of reading the whole queue.
 */
const summary = {
  waiting: sql`(select count(*) from (select from ${solutions} where ${waitingFor(given('mentorId'))}
    order by ${promisedAt}, ${id} limit ${sql.raw(String(maxCounted + 1))}) as waiting)`,
  courses: sql`(select coalesce(json_agg(json_build_object('courseId', ${courses.id}, 'courseTitle', ${courses.title})
      order by ${courses.title}, ${courses.id}), '[]')
    from ${courses} join lateral (select from ${solutions}
      where ${courseId} = ${courses.id} and ${waitingFor(given('mentorId'))} limit 1) as first on true)`,
}

/** Finds the page in the queue's index first, then looks up names and titles for it only, all in one statement. */
const pageOf = (db: Db, shape: Shape, limit: Placeholder, isWanted?: SQL) => {
  const isOnPage = and(
    waitingFor(given('mentorId')),
    shape.startsWith('course') ? eq(courseId, given('courseId')) : undefined,
    isWanted,
    shape.endsWith('next') ? afterInQueue(given('after')) : undefined,
  )
  const page = sql`(select * from ${solutions} where ${isOnPage} order by ${promisedAt}, ${id} limit ${limit}) as solutions`
  const rows = jsonRows(waitingColumns, sql`${page} join ${steps} on ${isItsStep}`, ['promisedAt', 'id'])
  return db
    .select({ rows: sql<ListedJson[]>`rows`, waiting: sql<number>`waiting`, courses: sql<Summary['courses']>`courses` })
    .from(valuesOf({ rows, ...summary }))
}
const queuePages = preparedPages('review_queue', pageOf)

type Queue = Page<WaitingReview> & Summary

export async function queuePage(db: Db, mentorId: number, search: Search, now: Date): Promise<Queue> {
  const { size, learner, courseId } = search
  const after = cursorId(search.after)
  const shape = [courseId === undefined ? '' : 'course', after === null ? '' : 'next'].join(' ').trim() as Shape
  // Not prepared with a name: how many people it matches decides the plan.
  const page = learner
    ? pageOf(db, shape, given('limit'), await isWorkOf(db, learner)).prepare('')
    : queuePages(db, shape, size + 1)
  const [queue] = await page.execute({ mentorId, courseId, after, limit: size + 1 })
  const { rows, ...summary } = queue!
  return { ...toPage(rows, size, (row) => toWaiting(row, mentorId, now)), ...summary }
}

const nameAndEmail = textOf(people.firstName, people.lastName, people.email)

/**
 * Every typed word must be part of the name or email. The indexed search text also contains phone numbers, which mentors
 * may not search, so a match on name and email is required too.
 */
function peopleMatching(db: Db, typed: string) {
  const conditions = wordsOf(typed).map((word) => isFoundIn(nameAndEmail, word))
  return db
    .select({ id: people.id })
    .from(people)
    .where(and(...conditions))
}

/** The owner of this complete address, which has a unique index; otherwise everybody it matches. */
async function isWorkOf(db: Db, typed: string): Promise<SQL> {
  const owner = typed.includes('@') ? await personByEmail(db, typed.toLowerCase()) : null
  return owner ? eq(personId, owner.id) : inArray(personId, peopleMatching(db, typed))
}

const toWaiting = (row: ListedJson, mentorId: number, now: Date): WaitingReview => ({
  ...toListedAttempt(row),
  claim: currentClaim({ holder: holderOf(row) }, mentorId, now),
  fileCount: row.fileCount,
  checks: row.checks,
  isSuggested: row.suggestedFor === mentorId,
})

/** While another mentor gives a second opinion, only the first one knows the verdict. */
const isShownTo = (readerId: Placeholder) => sql`(${reviews.mentorId} = ${readerId}
  or not exists (select from second_opinions where review_id = ${reviews.id} and decided_at is null))`

type DecidedShape = '' | 'next'
const decidedPages = preparedPages('decided_reviews', (db, shape: DecidedShape, limit) => {
  const found = db
    .select({ id: reviews.solutionId })
    .from(reviews)
    .where(
      and(
        isNull(reviews.undoneAt),
        isShownTo(given('readerId')),
        shape === 'next' ? lt(reviews.id, given('before')) : undefined,
      ),
    )
    .orderBy(desc(reviews.id))
    .limit(limit)
  return casesIn(db, found).orderBy(desc(reviews.id))
})

export async function decidedPage(
  db: Db,
  reader: Actor,
  { after, size }: PageQuery,
  now: Date,
): Promise<Page<DecidedReview>> {
  const before = cursorId(after)
  const rows = await decidedPages(db, before === null ? '' : 'next', size + 1).execute({ before, readerId: reader.id })
  const byReview = rows.map((row) => ({ id: row.review!.id, row }))
  return toPage(byReview, size, ({ row }) => toDecided(row, reader, now))
}

function toDecided(row: CaseRow, reader: Actor, now: Date): DecidedReview {
  const attempt = reviewState(row)
  const { verdict, mentor, mentorId, at } = attempt.decision!
  return {
    ...toListedAttempt(row),
    verdict,
    mentor,
    isMine: mentorId === reader.id,
    isAutomatic: mentorId === null,
    checks: row.checks,
    reviewedAt: at.toISOString(),
    undoUntil: undoUntil(attempt, reader, now),
  }
}
