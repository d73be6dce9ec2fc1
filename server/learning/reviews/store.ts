import {
  alias,
  and,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  type PgColumn,
  sql,
  type SQLWrapper,
} from '#server/kit/db/orm.ts'
import type { ReviewCase, Verdict, WaitingReview } from '#contract/learning/reviews.ts'
import type { SolutionState } from '#contract/learning/solutions.ts'
import { courses } from '#server/catalogue/tables.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { prepared, preparedSql } from '#server/kit/db/prepared.ts'
import { mentorName, type Named, nameOf } from '../solutions/attempts.store.ts'
import { checkRuns } from '../practice/tables.ts'
import type { ReviewState } from './rules.ts'
import { certificates, enrolments, type ReviewRow, reviews, solutionFiles, solutions, steps, tasks } from '../tables.ts'

const later = alias(solutions, 'later')

/** Names and titles are looked up one by one: planning a join of eight tables took ten times as long as running it. */
export const nameOfPerson = <Name extends Named | null>(id: PgColumn) =>
  sql<Name>`(select json_build_object('firstName', first_name, 'lastName', last_name) from people where id = ${id})`

const columns = {
  id: solutions.id,
  courseId: solutions.courseId,
  courseTitle: sql<string>`(select ${courses.title} from ${courses} where ${courses.id} = ${solutions.courseId})`,
  taskTitle: sql<string>`(select ${tasks.title} from ${tasks} where ${tasks.id} = ${steps.taskId})`,
  stepId: solutions.stepId,
  stepName: steps.name,
  instructions: steps.instructions,
  lessonVersion: steps.lessonVersion,
  exerciseVersion: steps.exerciseVersion,
  attempt: solutions.attempt,
  learnerId: solutions.personId,
  learner: nameOfPerson<Named>(solutions.personId),
  submittedAt: solutions.submittedAt,
  promisedAt: solutions.promisedAt,
  state: solutions.state,
  suggestedFor: solutions.suggestedFor,
  holderId: solutions.claimedBy,
  heldUntil: solutions.claimedUntil,
  holder: nameOfPerson<Named | null>(solutions.claimedBy),
  review: reviews,
  mentor: nameOfPerson<Named | null>(reviews.mentorId),
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
  promisedAt: Date
  state: SolutionState
  suggestedFor: number | null
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
    .leftJoin(reviews, and(eq(reviews.solutionId, solutions.id), isNull(reviews.undoneAt)))
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

// The enrolment first: the attempt is found only after its enrolment is locked.
const lockBoth = preparedSql(
  'lock_enrolment_and_solution',
  `with enrolment as materialized (
     select 1 from enrolments join solutions using (person_id, course_id) where solutions.id = $1 for update of enrolments)
   select id from solutions where id = $1 and (select count(*) from enrolment) >= 0 for update`,
)

/** Serializes verdicts for one learner and course: locks the enrolment, then the attempt. Other orders could deadlock. */
export async function lockCaseAndEnrolment(db: Db, solutionId: number): Promise<CaseRow | null> {
  await lockBoth(db)([solutionId])
  // Read after the lock: rows joined while waiting for it would be outdated.
  return caseById(db, solutionId)
}

/** For what locks more between the enrolment and the attempt. */
export async function lockEnrolmentOf(db: Db, solutionId: number): Promise<void> {
  await db
    .select({ personId: enrolments.personId })
    .from(enrolments)
    .innerJoin(solutions, and(eq(solutions.personId, enrolments.personId), eq(solutions.courseId, enrolments.courseId)))
    .where(eq(solutions.id, solutionId))
    .for('update', { of: enrolments })
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
  promisedAt: row.promisedAt.toISOString(),
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

const insertion = preparedSql(
  'insert_review',
  `with decided as (update solutions set state = $4, claimed_by = null, claimed_until = null where id = $1)
   insert into reviews (solution_id, mentor_id, check_run_id, verdict, feedback, created_at) values ($1, $2, $3, $4, $5, $6)
   returning id, (select json_build_object('firstName', first_name, 'lastName', last_name)
     from people where people.id = mentor_id) as mentor`,
)

/** Also removes the attempt from the queue. Returns the review's id and the name of the mentor. */
export async function insertReview(db: Db, review: NewReview): Promise<{ id: number; mentor: string }> {
  const { solutionId, mentorId, checkRunId = null, verdict, feedback, createdAt } = review
  const values = [solutionId, mentorId, checkRunId, verdict, feedback, createdAt]
  const [row] = await insertion(db)<{ id: number; mentor: Named | null }>(values)
  return { id: row!.id, mentor: mentorName(row!.mentor) }
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
