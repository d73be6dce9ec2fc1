import { alias, and, asc, desc, eq, inArray, isNull, like, lt, ne, sql } from '#server/kit/db/orm.ts'
import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import type { DecidedReview, listReviews, WaitingReview } from '#contract/learning/reviews.ts'
import { courses } from '#server/catalogue/tables.ts'
import { people } from '#server/identity/tables.ts'
import type { Actor } from '#server/kit/http/actor.ts'
import type { Db } from '#server/kit/db/db.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { likePattern } from '#server/kit/db/search-pattern.ts'
import { currentClaim, undoUntil } from './rules.ts'
import { type CaseRow, casesByIds, reviewState, toListedAttempt } from './store.ts'
import { reviews, solutions } from '../tables.ts'

const { id, personId, courseId, submittedAt, state } = solutions
const last = alias(solutions, 'last')

/** Mentors can't review their own work. */
export const waitingFor = (mentorId: number) => and(eq(state, 'submitted'), ne(personId, mentorId))
export const oldestFirst = [asc(submittedAt), asc(id)]

/** Compared in the database, because a JavaScript date loses the microseconds. */
export const afterInQueue = (solutionId: number) =>
  sql`(${submittedAt}, ${id}) > (select ${last.submittedAt}, ${last.id} from ${solutions} ${last} where ${last.id} = ${solutionId})`

type Search = Pick<QueryOf<typeof listReviews>, 'after' | 'size' | 'courseId' | 'learner'>

/** Finds the ids in the queue's index first, then joins names and titles for this page only. */
export async function waitingPage(db: Db, mentorId: number, search: Search, now: Date): Promise<Page<WaitingReview>> {
  const after = cursorId(search.after)
  const found = await db
    .select({ id })
    .from(solutions)
    .where(
      and(
        waitingFor(mentorId),
        search.courseId === undefined ? undefined : eq(courseId, search.courseId),
        search.learner ? inArray(personId, peopleMatching(db, search.learner)) : undefined,
        after === null ? undefined : afterInQueue(after),
      ),
    )
    .orderBy(...oldestFirst)
    .limit(search.size + 1)
  const rows = await inOrder(db, found)
  return toPage(rows, search.size, (row) => toWaiting(row, mentorId, now))
}

async function inOrder(db: Db, found: { id: number }[]): Promise<CaseRow[]> {
  const ids = found.map(({ id }) => id)
  const byId = new Map((await casesByIds(db, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const nameAndEmail = sql`lower(${people.firstName} || ' ' || ${people.lastName} || ' ' || ${people.email})`

/**
 * Every typed word must be part of the name or email. The indexed search text also contains phone numbers, which mentors
 * may not search, so a match on name and email is required too.
 */
function peopleMatching(db: Db, typed: string) {
  const patterns = typed.split(/\s+/).map((word) => sql`lower(${likePattern(word)})`)
  const conditions = patterns.flatMap((pattern) => [like(people.searchText, pattern), like(nameAndEmail, pattern)])
  return db
    .select({ id: people.id })
    .from(people)
    .where(and(...conditions))
}

const toWaiting = (row: CaseRow, mentorId: number, now: Date): WaitingReview => ({
  ...toListedAttempt(row),
  claim: currentClaim(reviewState(row), mentorId, now),
  fileCount: row.fileCount,
  checks: row.checks,
})

const maxCounted = 1000

/** Counted up to a limit, and in the queue's order, so that PostgreSQL uses the queue's index. */
export async function waitingCount(db: Db, mentorId: number): Promise<number> {
  const waiting = db
    .select({ id })
    .from(solutions)
    .where(waitingFor(mentorId))
    .orderBy(...oldestFirst)
    .limit(maxCounted)
    .as('waiting')
  const [row] = await db.select({ count: sql`count(*)`.mapWith(Number) }).from(waiting)
  return row!.count
}

/** Looks up each course in the queue's index instead of reading the whole queue. */
export async function waitingCourses(db: Db, mentorId: number) {
  const first = db
    .select({ id })
    .from(solutions)
    .where(and(eq(courseId, courses.id), waitingFor(mentorId)))
    .limit(1)
    .as('first')
  return db
    .select({ courseId: courses.id, courseTitle: courses.title })
    .from(courses)
    .innerJoinLateral(first, sql`true`)
    .orderBy(asc(courses.title), asc(courses.id))
}

export async function decidedPage(
  db: Db,
  reader: Actor,
  { after, size }: PageQuery,
  now: Date,
): Promise<Page<DecidedReview>> {
  const before = cursorId(after)
  const found = await db
    .select({ id: reviews.solutionId })
    .from(reviews)
    .where(and(isNull(reviews.undoneAt), before === null ? undefined : lt(reviews.id, before)))
    .orderBy(desc(reviews.id))
    .limit(size + 1)
  const rows = await inOrder(db, found)
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
