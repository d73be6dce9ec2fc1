import {
  alias,
  and,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  type PgColumn,
  type SQL,
  sql,
  type SQLWrapper,
} from '#server/kit/db/orm.ts'
import type { ReviewCase, WaitingReview } from '#contract/learning/reviews.ts'
import type { SolutionState } from '#contract/learning/solutions.ts'
import { courses } from '#server/catalogue/tables.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { eqLiteral, prepared } from '#server/kit/db/prepared.ts'
import { checkRuns } from '../practice/tables.ts'
import { type Holder, type ReviewState, mentorName } from './rules.ts'
import { certificates, enrolments, type ReviewRow, reviews, solutionFiles, solutions, steps, tasks } from '../tables.ts'
import { checkProgress, exerciseVersions } from '../lessons/tables.ts'

const later = alias(solutions, 'later')

/** Names and titles are looked up one by one: planning a join of eight tables took ten times as long as running it. */
export const nameOfPerson = <Name extends string | null>(id: PgColumn | SQL) =>
  sql<Name>`(select trim(first_name || ' ' || last_name) from ${people} where id = ${id})`

/** What decides about an attempt, and what its notification says. */
export const stateColumns = {
  id: solutions.id,
  courseId: solutions.courseId,
  courseTitle: sql<string>`(select ${courses.title} from ${courses} where ${courses.id} = ${solutions.courseId})`,
  stepId: solutions.stepId,
  stepName: steps.name,
  learnerId: solutions.personId,
  promisedAt: solutions.promisedAt,
  state: solutions.state,
  suggestedFor: solutions.suggestedFor,
  holderId: solutions.claimedBy,
  heldUntil: solutions.claimedUntil,
  holder: nameOfPerson<string | null>(solutions.claimedBy),
  review: reviews,
  mentor: nameOfPerson<string | null>(reviews.mentorId),
  hasNext: sql<boolean>`exists (select 1 from ${solutions} ${later} where ${later.personId} = ${solutions.personId}
    and ${later.stepId} = ${solutions.stepId} and ${later.attempt} > ${solutions.attempt})`,
}

/** What lists show of an attempt. */
export const listedColumns = {
  id: stateColumns.id,
  courseId: stateColumns.courseId,
  courseTitle: stateColumns.courseTitle,
  stepId: stateColumns.stepId,
  stepName: stateColumns.stepName,
  learnerId: stateColumns.learnerId,
  promisedAt: stateColumns.promisedAt,
  taskTitle: sql<string>`(select ${tasks.title} from ${tasks} where ${tasks.id} = ${steps.taskId})`,
  attempt: solutions.attempt,
  learner: nameOfPerson<string>(solutions.personId),
  submittedAt: solutions.submittedAt,
}

/** Also for the queue: what the mentor sees before opening the attempt. */
export const contentColumns = {
  fileCount: sql`(select count(*) from ${solutionFiles} where ${solutionFiles.solutionId} = ${solutions.id})`.mapWith(
    Number,
  ),
  checks: sql<
    WaitingReview['checks']
  >`(select json_build_object('passed', ${checkRuns.passed}, 'total', ${checkRuns.total})
    from ${checkRuns} where ${checkRuns.solutionId} = ${solutions.id} and ${checkRuns.state} = 'done'
    order by ${checkRuns.id} desc limit 1)`,
}

const columns = { ...stateColumns, ...listedColumns, ...contentColumns }

export type StateRow = {
  id: number
  courseId: number
  courseTitle: string
  stepId: number
  stepName: string
  learnerId: number
  promisedAt: Date
  state: SolutionState
  suggestedFor: number | null
  holderId: number | null
  heldUntil: Date | null
  holder: string | null
  review: ReviewRow | null
  mentor: string | null
  hasNext: boolean
}

/** Also as JSON, in which dates are texts. */
type ListedRow = Pick<StateRow, 'id' | 'courseId' | 'courseTitle' | 'stepId' | 'stepName' | 'learnerId'> & {
  promisedAt: Date | string
  taskTitle: string
  attempt: number
  learner: string
  submittedAt: Date | string
}
type ContentRow = { fileCount: number; checks: WaitingReview['checks'] }

export type ListedJson = ListedRow & ContentRow & HeldRow & Pick<StateRow, 'suggestedFor'>
export type CaseRow = StateRow & ListedRow & ContentRow

export const isItsStep = eq(steps.id, solutions.stepId)
export const isItsReview = and(eq(reviews.solutionId, solutions.id), isNull(reviews.undoneAt))
export const isGiven = eq(solutions.id, sql.placeholder('solutionId'))

/** What most attempts don't have is looked up only where there is some. */
export type SingleCase = CaseRow & {
  instructions: string
  lessonVersion: number | null
  exerciseVersion: number | null
  isProject: boolean
  hasUndone: boolean
  hasCheckProgress: boolean
  hasOpenOpinion: boolean
  hasGivenOpinion: boolean
}
const singleColumns = {
  ...columns,
  instructions: steps.instructions,
  lessonVersion: steps.lessonVersion,
  exerciseVersion: steps.exerciseVersion,
  isProject: sql<boolean>`exists (select from ${exerciseVersions} where ${exerciseVersions.stepId} = ${steps.id}
    and ${exerciseVersions.number} = ${steps.exerciseVersion} and ${eqLiteral(exerciseVersions.language, 'project')})`,
  hasUndone: sql<boolean>`exists (select from ${reviews} undone
    where undone.solution_id = ${solutions.id} and undone.undone_at is not null)`,
  hasCheckProgress: sql<boolean>`exists (select from ${checkProgress}
    where ${checkProgress.personId} = ${solutions.personId} and ${checkProgress.stepId} = ${solutions.stepId})`,
  /** On one of the learner's attempts at the step. */
  hasOpenOpinion: sql<boolean>`exists (select from ${solutions} other join second_opinions on solution_id = other.id
    where other.person_id = ${solutions.personId} and other.step_id = ${solutions.stepId} and decided_at is null)`,
  hasGivenOpinion: sql<boolean>`exists (select from second_opinions
    where solution_id = ${solutions.id} and decided_at is not null)`,
}

export const selectCase = <More extends Record<string, SQL>>(db: Db, more: More) =>
  db
    .select({ ...singleColumns, ...more })
    .from(solutions)
    .innerJoin(steps, isItsStep)
    .leftJoin(reviews, isItsReview)
    .where(isGiven)

// Not a list of one id: for a list of unknown length PostgreSQL would plan these joins again each time.
const byId = prepared((db) => selectCase(db, {}).prepare('review_case_by_id'))

const isOneOf = (find: SQLWrapper) => sql`${solutions.id} = any(array(${find}))`

/** Only by ids, which `find` selects on its own: with so many joins PostgreSQL would not find the best plan for a search. */
export const casesIn = (db: Db, find: SQLWrapper) =>
  db.select(columns).from(solutions).innerJoin(steps, isItsStep).leftJoin(reviews, isItsReview).where(isOneOf(find))

export async function caseById(db: Db, solutionId: number): Promise<SingleCase | null> {
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

export async function lockCase(db: Db, solutionId: number): Promise<SingleCase | null> {
  // Sent together, but read after the lock: rows joined while waiting for it would be outdated.
  const [, found] = await Promise.all([lockById(db).execute({ solutionId }), caseById(db, solutionId)])
  return found
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

export const toListedAttempt = (row: ListedRow) => ({
  solutionId: row.id,
  courseId: row.courseId,
  courseTitle: row.courseTitle,
  taskTitle: row.taskTitle,
  taskStepId: row.stepId,
  taskStepTitle: row.stepName,
  attempt: row.attempt,
  learner: { userId: row.learnerId, name: row.learner },
  submittedAt: new Date(row.submittedAt).toISOString(),
  promisedAt: new Date(row.promisedAt).toISOString(),
})

type HeldRow = Pick<StateRow, 'holder' | 'holderId'> & { heldUntil: Date | string | null }

export const holderOf = ({ holder, holderId, heldUntil }: HeldRow): Holder | null =>
  holder === null ? null : { id: holderId!, name: holder, until: new Date(heldUntil!) }

export const reviewState = ({ learnerId, state, hasNext, ...row }: StateRow): ReviewState => ({
  learnerId,
  state,
  hasNext,
  holder: holderOf(row),
  decision: row.review && {
    mentorId: row.review.mentorId,
    mentor: mentorName(row.mentor),
    verdict: row.review.verdict,
    at: row.review.createdAt,
  },
})

type Undoing = { solutionId: number; undoneBy: number; undoneAt: Date; claimedUntil: Date }

/** The attempt returns to the queue, claimed by the person who undid the verdict. */
export async function undoReview(db: Db, { solutionId, undoneBy, undoneAt, claimedUntil }: Undoing): Promise<void> {
  await db
    .update(reviews)
    .set({ undoneAt, undoneBy, outcomeDueAt: null })
    .where(and(eq(reviews.solutionId, solutionId), isNull(reviews.undoneAt)))
  await db
    .update(solutions)
    .set({ state: 'submitted', claimedBy: undoneBy, claimedUntil })
    .where(eq(solutions.id, solutionId))
}

const undoneOf = prepared((db) =>
  db
    .select({ review: reviews, mentor: nameOfPerson<string | null>(reviews.mentorId) })
    .from(reviews)
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
