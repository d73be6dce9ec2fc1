import { courses } from '#server/catalogue/tables.ts'
import { people } from '#server/identity/tables.ts'
import { contentHash } from '#server/kit/content-hash.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, desc, eq, inArray, sql } from '#server/kit/db/orm.ts'
import { listedFiles } from '../solutions/store.ts'
import { reviews, solutions, steps, tasks } from '../tables.ts'
import { contentColumns, isItsReview, isItsStep } from './store.ts'

const textHash = sql<string>`encode(sha256(convert_to(${solutions.textSolution}, 'UTF8')), 'hex')`
const hasText = sql<boolean>`${solutions.textSolution} <> ''`
const firstName = sql<
  string | null
>`(select ${people.firstName} from ${people} where ${people.id} = ${reviews.mentorId})`

/**
 * What is approved now: an undone review, or one that is waiting again, isn't among it. Newest first, in one query. With
 * `attemptIds` only of these.
 */
export async function approvedStepsOf(db: Db, personIds: number[], attemptIds?: number[]) {
  const rows = await db
    .select({
      personId: solutions.personId,
      attemptId: solutions.id,
      stepId: solutions.stepId,
      title: steps.name,
      taskTitle: tasks.title,
      courseId: solutions.courseId,
      courseTitle: courses.title,
      attempts: solutions.attempt,
      approvedAt: reviews.createdAt,
      checks: contentColumns.checks,
      feedback: reviews.feedback,
      mentor: firstName,
      isByChecks: sql<boolean>`${reviews.checkRunId} is not null`,
      hasText,
      textHash,
      files: listedFiles,
    })
    .from(solutions)
    .innerJoin(reviews, isItsReview)
    .innerJoin(steps, isItsStep)
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .innerJoin(courses, eq(courses.id, solutions.courseId))
    .where(
      and(
        inArray(solutions.personId, personIds),
        attemptIds && inArray(solutions.id, attemptIds),
        eq(solutions.state, 'approved'),
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(solutions.id))
  return rows.map(({ textHash, hasText, files, ...row }) => ({
    ...row,
    paths: files.map(({ path }) => path),
    hasWork: hasText || files.length > 0,
    contentHash: contentHash({ text: textHash, files }),
  }))
}
export type ApprovedStep = Awaited<ReturnType<typeof approvedStepsOf>>[number]

/** The text and the files of an approved attempt of this person. Null if it isn't theirs, or not approved now. */
export async function approvedWork(db: Db, personId: number, attemptId: number) {
  const [row = null] = await db
    .select({ text: solutions.textSolution, files: listedFiles })
    .from(solutions)
    .innerJoin(reviews, isItsReview)
    .where(and(eq(solutions.id, attemptId), eq(solutions.personId, personId), eq(solutions.state, 'approved')))
  return row
}
