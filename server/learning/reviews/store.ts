import { alias, and, desc, eq, gte, isNotNull, isNull, sql, type SQLWrapper } from '#server/kit/db/orm.ts'
import type { ReviewCase, Verdict, WaitingReview } from '#contract/learning/reviews.ts'
import type { SolutionState } from '#contract/learning/solutions.ts'
import { courses } from '#server/catalogue/tables.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { mentorName, type Named, nameOf } from '../solutions/attempts.store.ts'
import { checkRuns } from '../practice/tables.ts'
import type { ReviewState } from './rules.ts'
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
  stepName: steps.name,
  instructions: steps.instructions,
  lessonVersion: steps.lessonVersion,
  exerciseVersion: steps.exerciseVersion,
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
  checks: sql<
    WaitingReview['checks']
  >`(select json_build_object('passed', ${checkRuns.passed}, 'total', ${checkRuns.total})
    from ${checkRuns} where ${checkRuns.solutionId} = ${solutions.id} and ${checkRuns.state} = 'done'
    order by ${checkRuns.id} desc limit 1)`,
  hasNext: sql<boolean>`exists (select 1 from ${solutions} ${later} where ${later.personId} = ${solutions.personId}
    and ${later.stepId} = ${solutions.stepId} and ${later.attempt} > ${solutions.attempt})`,
}

export type CaseRow = {
  id: number
  courseId: number
  courseTitle: string
  taskTitle: string
  stepId: number
  stepName: string
  instructions: string
  lessonVersion: number | null
  exerciseVersion: number | null
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
  checks: WaitingReview['checks']
  hasNext: boolean
}

const selectCases = (db: Db) =>
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
    .$dynamic()

// Not a list of one id: for a list of unknown length PostgreSQL would plan these joins again each time.
const byId = prepared((db) =>
  selectCases(db)
    .where(eq(solutions.id, sql.placeholder('solutionId')))
    .prepare('review_case_by_id'),
)

/** Only by ids, which `find` selects on its own: with so many joins PostgreSQL would not find the best plan for a search. */
export const casesIn = (db: Db, find: SQLWrapper) => selectCases(db).where(sql`${solutions.id} = any(array(${find}))`)

export async function caseById(db: Db, solutionId: number): Promise<CaseRow | null> {
  const [row = null] = await byId(db).execute({ solutionId })
  return row
}

const lockById = prepared((db) =>
  db
    .select({ id: solutions.id })
    .from(solutions)
    .where(eq(solutions.id, sql.placeholder('solutionId')))
    .for('update')
    .prepare('lock_solution'),
)

export async function lockCase(db: Db, solutionId: number): Promise<CaseRow | null> {
  await lockById(db).execute({ solutionId })
  // Read after the lock: rows joined while waiting for it would be outdated.
  return caseById(db, solutionId)
}

const lockEnrolment = prepared((db) =>
  db
    .select({ personId: enrolments.personId })
    .from(enrolments)
    .innerJoin(solutions, and(eq(solutions.personId, enrolments.personId), eq(solutions.courseId, enrolments.courseId)))
    .where(eq(solutions.id, sql.placeholder('solutionId')))
    .for('update', { of: enrolments })
    .prepare('lock_enrolment_of_solution'),
)

/** Serializes verdicts for one learner and course. Always lock this before the attempt, to avoid deadlocks. */
export async function lockEnrolmentOf(db: Db, solutionId: number): Promise<void> {
  await lockEnrolment(db).execute({ solutionId })
}

/** Submitting locks the learner's row; without this lock an undo and a submission could deadlock. */
export async function pauseSubmissions(db: Db, solutionId: number): Promise<void> {
  await db
    .select({ id: people.id })
    .from(people)
    .innerJoin(solutions, eq(solutions.personId, people.id))
    .where(eq(solutions.id, solutionId))
    .for('key share', { of: people })
}

export const toListedAttempt = (row: CaseRow) => ({
  solutionId: row.id,
  courseId: row.courseId,
  courseTitle: row.courseTitle,
  taskTitle: row.taskTitle,
  taskStepId: row.stepId,
  taskStepTitle: row.stepName,
  attempt: row.attempt,
  learner: { userId: row.learnerId, name: nameOf(row.learner) },
  submittedAt: row.submittedAt.toISOString(),
})

export const reviewState = ({ learnerId, state, hasNext, ...row }: CaseRow): ReviewState => ({
  learnerId,
  state,
  hasNext,
  holder: row.holder && { id: row.holderId!, name: nameOf(row.holder), until: row.heldUntil! },
  decision: row.review && {
    mentorId: row.review.mentorId,
    mentor: mentorName(row.mentor),
    verdict: row.review.verdict,
    at: row.review.createdAt,
  },
})

type NewReview = {
  solutionId: number
  /** Null for a verdict by the checks. */
  mentorId: number | null
  checkRunId?: number | null
  verdict: Verdict
  feedback: string
  createdAt: Date
}

const insertion = prepared((db) =>
  db
    .insert(reviews)
    .values({
      solutionId: sql.placeholder('solutionId'),
      mentorId: sql.placeholder('mentorId'),
      checkRunId: sql.placeholder('checkRunId'),
      verdict: sql.placeholder('verdict'),
      feedback: sql.placeholder('feedback'),
      createdAt: sql.placeholder('createdAt'),
    })
    .returning({ id: reviews.id })
    .prepare('insert_review'),
)
const decision = prepared((db) =>
  db
    .update(solutions)
    .set({ state: sql`${sql.placeholder('verdict')}`, claimedBy: null, claimedUntil: null })
    .where(eq(solutions.id, sql.placeholder('solutionId')))
    .prepare('decide_solution'),
)

/** Also removes the attempt from the queue. Returns the review's id. */
export async function insertReview(db: Db, { checkRunId = null, ...review }: NewReview): Promise<number> {
  const [row] = await insertion(db).execute({ ...review, checkRunId })
  await decision(db).execute({ verdict: review.verdict, solutionId: review.solutionId })
  return row!.id
}

type Undoing = { solutionId: number; undoneBy: number; undoneAt: Date; claimedUntil: Date }

/** The attempt returns to the queue, claimed by the person who undid the verdict. */
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

const undoneOf = prepared((db) =>
  db
    .select({ review: reviews, mentor: { firstName: people.firstName, lastName: people.lastName } })
    .from(reviews)
    .leftJoin(people, eq(people.id, reviews.mentorId))
    .where(and(eq(reviews.solutionId, sql.placeholder('solutionId')), isNotNull(reviews.undoneAt)))
    .orderBy(desc(reviews.id))
    .prepare('undone_reviews'),
)

/** Newest first. */
export async function undoneReviews(db: Db, solutionId: number): Promise<ReviewCase['undone']> {
  const rows = await undoneOf(db).execute({ solutionId })
  return rows.map(({ review, mentor }) => ({
    verdict: review.verdict,
    feedback: review.feedback,
    mentor: mentorName(mentor),
    reviewedAt: review.createdAt.toISOString(),
    undoneAt: review.undoneAt!.toISOString(),
  }))
}

type Enrolment = { personId: number; courseId: number }

/** Whether the valid certificate was issued since then. */
export async function isCertifiedSince(db: Db, { personId, courseId }: Enrolment, since: Date): Promise<boolean> {
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
