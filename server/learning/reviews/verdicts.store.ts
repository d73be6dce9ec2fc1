import type { Verdict } from '#contract/learning/reviews.ts'
import type { Db } from '#server/kit/db/db.ts'
import { asc, eq, lte, sql } from '#server/kit/db/orm.ts'
import { prepared, preparedSql } from '#server/kit/db/prepared.ts'
import { notificationInsert, notificationValue } from '#server/notifications/index.ts'
import { isGiven, isItsReview, isItsStep, nameOfPerson, stateColumns, type StateRow } from './store.ts'
import { reviews, solutions, steps, tasks } from '../tables.ts'

// The enrolment first: the attempt is found only after its enrolment is locked.
const lockBoth = preparedSql(
  'lock_enrolment_and_solution',
  `with enrolment as materialized (
     select 1 from enrolments join solutions using (person_id, course_id) where solutions.id = $1 for update of enrolments)
   select id from solutions where id = $1 and (select count(*) from enrolment) >= 0 for update`,
)

export type VerdictCase = StateRow & {
  /** Who gives the verdict; null for the checks. */
  reviewer: string | null
  /** Whether the learner has every other step of the course approved. */
  isLastStep: boolean
}

const caseForVerdict = prepared((db) =>
  db
    .select({
      ...stateColumns,
      reviewer: nameOfPerson<string | null>(sql`${sql.placeholder('mentorId')}`),
      isLastStep: sql<boolean>`not exists (select from ${steps} other join ${tasks} open on open.id = other.task_id
        where open.course_id = ${solutions.courseId} and open.archived_at is null
          and other.archived_at is null and other.id <> ${solutions.stepId}
          and not exists (select from ${solutions} approved where approved.person_id = ${solutions.personId}
            and approved.step_id = other.id and approved.state = 'approved'))`,
    })
    .from(solutions)
    .innerJoin(steps, isItsStep)
    .leftJoin(reviews, isItsReview)
    .where(isGiven)
    .prepare('review_case_for_verdict'),
)

/** Serializes verdicts for one learner and course: locks the enrolment, then the attempt. Other orders could deadlock. */
export async function lockForVerdict(db: Db, solutionId: number, mentorId: number | null): Promise<VerdictCase | null> {
  // Sent together, but read after the lock: rows joined while waiting for it would be outdated.
  const [, [row = null]] = await Promise.all([
    lockBoth(db)([solutionId]),
    caseForVerdict(db).execute({ solutionId, mentorId }),
  ])
  return row
}

export type NewReview = {
  solutionId: number
  /** Null for a verdict by the checks. */
  mentorId: number | null
  checkRunId?: number | null
  verdict: Verdict
  feedback: string
  createdAt: Date
  /** When the learner gets the email. */
  outcomeDueAt: Date
}

const insertion = preparedSql(
  'insert_review',
  `with decided as (update solutions set state = $4, claimed_by = null, claimed_until = null where id = $1),
   notified as (${notificationInsert('$8')})
   insert into reviews (solution_id, mentor_id, check_run_id, verdict, feedback, created_at, outcome_due_at)
   values ($1, $2, $3, $4, $5, $6, $7)`,
)

/** Also removes the attempt from the queue and notifies the learner. */
export async function insertReview(
  db: Db,
  { solutionId, mentorId, checkRunId = null, verdict, feedback, createdAt, outcomeDueAt }: NewReview,
  notification: Parameters<typeof notificationValue>[0][number],
): Promise<void> {
  const review = [solutionId, mentorId, checkRunId, verdict, feedback, createdAt, outcomeDueAt]
  await insertion(db)([...review, notificationValue([notification])])
}

const maxPerRun = 2_000

/** Attempts whose verdict is to be emailed, longest due first. */
export async function solutionsWithOutcomeDue(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .select({ solutionId: reviews.solutionId })
    .from(reviews)
    .where(lte(reviews.outcomeDueAt, now))
    .orderBy(asc(reviews.outcomeDueAt), asc(reviews.id))
    .limit(maxPerRun)
  return rows.map(({ solutionId }) => solutionId)
}

export async function clearOutcomeDue(db: Db, reviewId: number): Promise<void> {
  await db.update(reviews).set({ outcomeDueAt: null }).where(eq(reviews.id, reviewId))
}
