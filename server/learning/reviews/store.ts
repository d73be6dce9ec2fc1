import { alias, and, desc, eq, gte, isNotNull, isNull, sql } from '#server/kit/db/orm.ts'
import type { ReviewCase, Verdict } from '#contract/learning/reviews.ts'
import type { SolutionState } from '#contract/learning/solutions.ts'
import { courses } from '#server/catalogue/tables.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { type Named, nameOf } from '../solutions/attempts.store.ts'
import type { InReview } from './rules.ts'
import { certificates, enrolments, type ReviewRow, reviews, solutionFiles, solutions, steps, tasks } from '../tables.ts'

const learners = alias(people, 'learners')
const holders = alias(people, 'holders')
const mentors = alias(people, 'mentors')
const later = alias(solutions, 'later')

const columns = {
  id: solutions.id,
  courseId: solutions.courseId,
  courseTitle: courses.title,
  taskTitle: tasks.title,
  stepId: solutions.stepId,
  stepTitle: steps.title,
  attempt: solutions.attempt,
  learnerId: solutions.personId,
  learner: { firstName: learners.firstName, lastName: learners.lastName },
  submittedAt: solutions.submittedAt,
  state: solutions.state,
  holderId: solutions.claimedBy,
  heldUntil: solutions.claimedUntil,
  holder: { firstName: holders.firstName, lastName: holders.lastName },
  review: reviews,
  mentor: { firstName: mentors.firstName, lastName: mentors.lastName },
  fileCount: sql`(select count(*) from ${solutionFiles} where ${solutionFiles.solutionId} = ${solutions.id})`.mapWith(
    Number,
  ),
  hasNext: sql<boolean>`exists (select 1 from ${solutions} ${later} where ${later.personId} = ${solutions.personId}
    and ${later.stepId} = ${solutions.stepId} and ${later.attempt} > ${solutions.attempt})`,
}

export type CaseRow = {
  id: number
  courseId: number
  courseTitle: string
  taskTitle: string
  stepId: number
  stepTitle: string
  attempt: number
  learnerId: number
  learner: Named
  submittedAt: Date
  state: SolutionState
  holderId: number | null
  heldUntil: Date | null
  holder: Named | null
  review: ReviewRow | null
  mentor: Named | null
  fileCount: number
  hasNext: boolean
}

// Asked by ids alone: a search among so many joined tables would be planned in the order they are written.
const byIds = prepared((db) =>
  db
    .select(columns)
    .from(solutions)
    .innerJoin(steps, eq(steps.id, solutions.stepId))
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .innerJoin(courses, eq(courses.id, solutions.courseId))
    .innerJoin(learners, eq(learners.id, solutions.personId))
    .leftJoin(holders, eq(holders.id, solutions.claimedBy))
    .leftJoin(reviews, and(eq(reviews.solutionId, solutions.id), isNull(reviews.undoneAt)))
    .leftJoin(mentors, eq(mentors.id, reviews.mentorId))
    .where(sql`${solutions.id} = any(${sql.placeholder('ids')})`)
    .prepare('review_cases_by_ids'),
)

/** These attempts with all around them: where they belong, who is on them, and the verdict that stands. */
export const casesByIds = (db: Db, ids: number[]): Promise<CaseRow[]> => byIds(db).execute({ ids })

export async function caseById(db: Db, solutionId: number): Promise<CaseRow | null> {
  const [row = null] = await casesByIds(db, [solutionId])
  return row
}

/** Holds the attempt until the transaction ends, and answers it as it is once everyone before has finished. */
export async function lockCase(db: Db, solutionId: number): Promise<CaseRow | null> {
  await db.select({ id: solutions.id }).from(solutions).where(eq(solutions.id, solutionId)).for('update')
  // Read again: what is joined to a row that was waited for is as old as the waiting.
  return caseById(db, solutionId)
}

/**
 * Holds the learner's enrolment, so that whatever counts towards one course happens one after the other. Locked before
 * the attempt, always: in the same order nobody waits in a circle.
 */
export async function lockEnrolmentOf(db: Db, solutionId: number): Promise<void> {
  await db
    .select({ personId: enrolments.personId })
    .from(enrolments)
    .innerJoin(solutions, and(eq(solutions.personId, enrolments.personId), eq(solutions.courseId, enrolments.courseId)))
    .where(eq(solutions.id, solutionId))
    .for('update', { of: enrolments })
}

/**
 * Waits for the submission that the learner is in the middle of, and makes the next one wait: submitting holds the
 * learner's row. Without it an undo and a submission of the same step could wait for each other.
 */
export async function pauseSubmissions(db: Db, solutionId: number): Promise<void> {
  await db
    .select({ id: people.id })
    .from(people)
    .innerJoin(solutions, eq(solutions.personId, people.id))
    .where(eq(solutions.id, solutionId))
    .for('key share', { of: people })
}

export const toPlace = (row: CaseRow) => ({
  solutionId: row.id,
  courseId: row.courseId,
  courseTitle: row.courseTitle,
  taskTitle: row.taskTitle,
  taskStepId: row.stepId,
  taskStepTitle: row.stepTitle,
  attempt: row.attempt,
  learner: { userId: row.learnerId, name: nameOf(row.learner) },
  submittedAt: row.submittedAt.toISOString(),
})

export const inReview = ({ learnerId, state, hasNext, ...row }: CaseRow): InReview => ({
  learnerId,
  state,
  hasNext,
  holder: row.holder && { id: row.holderId!, name: nameOf(row.holder), until: row.heldUntil! },
  decision: row.review && {
    mentorId: row.review.mentorId,
    mentor: nameOf(row.mentor!),
    verdict: row.review.verdict,
    at: row.review.createdAt,
  },
})

type NewReview = { solutionId: number; mentorId: number; verdict: Verdict; feedback: string; createdAt: Date }

/** Writes the verdict down and takes the attempt out of the queue. Answers the verdict's id. */
export async function insertReview(db: Db, review: NewReview): Promise<number> {
  const [row] = await db.insert(reviews).values(review).returning({ id: reviews.id })
  await db
    .update(solutions)
    .set({ state: review.verdict, claimedBy: null, claimedUntil: null })
    .where(eq(solutions.id, review.solutionId))
  return row!.id
}

type Undoing = { solutionId: number; undoneBy: number; undoneAt: Date; claimedUntil: Date }

/** Marks the verdict that stands as taken back; the attempt waits again, first for who took it back. */
export async function undoReview(db: Db, { solutionId, undoneBy, undoneAt, claimedUntil }: Undoing): Promise<void> {
  await db
    .update(reviews)
    .set({ undoneAt, undoneBy })
    .where(and(eq(reviews.solutionId, solutionId), isNull(reviews.undoneAt)))
  await db
    .update(solutions)
    .set({ state: 'submitted', claimedBy: undoneBy, claimedUntil })
    .where(eq(solutions.id, solutionId))
}

/** The verdicts on this attempt that were taken back, the newest first. */
export async function undoneReviews(db: Db, solutionId: number): Promise<ReviewCase['undone']> {
  const rows = await db
    .select({ review: reviews, mentor: { firstName: people.firstName, lastName: people.lastName } })
    .from(reviews)
    .innerJoin(people, eq(people.id, reviews.mentorId))
    .where(and(eq(reviews.solutionId, solutionId), isNotNull(reviews.undoneAt)))
    .orderBy(desc(reviews.id))
  return rows.map(({ review, mentor }) => ({
    verdict: review.verdict,
    feedback: review.feedback,
    mentor: nameOf(mentor),
    reviewedAt: review.createdAt.toISOString(),
    undoneAt: review.undoneAt!.toISOString(),
  }))
}

type Learning = { personId: number; courseId: number }

/** Whether the certificate that stands was issued since then. */
export async function isCertifiedSince(db: Db, { personId, courseId }: Learning, since: Date): Promise<boolean> {
  const rows = await db
    .select({ id: certificates.id })
    .from(certificates)
    .where(
      and(
        eq(certificates.personId, personId),
        eq(certificates.courseId, courseId),
        isNull(certificates.revokedAt),
        gte(certificates.issuedAt, since),
      ),
    )
  return rows.length > 0
}
