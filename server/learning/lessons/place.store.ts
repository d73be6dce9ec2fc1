import type { Db } from '#server/kit/db/db.ts'
import { eq, sql, getTableName } from '#server/kit/db/orm.ts'
import { prepared, preparedSql } from '#server/kit/db/prepared.ts'
import { contentVersion as contentVersionTable } from '#server/kit/tables.ts'
import { steps, tasks } from '../tables.ts'

/** Read with what it belongs to, so that a cached structure is never older than the answer. */
export const contentVersion = sql`(select version from ${contentVersionTable})`.mapWith(Number)

const courseRow = prepared((db) =>
  db
    .select({ courseId: tasks.courseId, contentVersion })
    .from(steps)
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .where(eq(steps.id, sql.placeholder('stepId')))
    .prepare('course_of_step'),
)

export type StepPlace = { courseId: number; contentVersion: number }

/** The course of a step, with what belongs to one learner in it. */
type LearnersPlace = StepPlace & { isEnrolled: boolean; certificateCode: string | null }

const learnersRow = preparedSql(
  'course_of_learners_step',
  `select course_id as "courseId", (select version from ${getTableName(contentVersionTable)}) as "contentVersion",
     exists (select from enrolments where person_id = $1 and course_id = tasks.course_id) as "isEnrolled",
     (select code from certificates where person_id = $1 and course_id = tasks.course_id and revoked_at is null)
       as "certificateCode"
   from steps join tasks on tasks.id = steps.task_id where steps.id = $2`,
)

export async function courseOfLearnersStep(db: Db, personId: number, stepId: number): Promise<LearnersPlace | null> {
  const [row] = await learnersRow(db)<LearnersPlace>([personId, stepId])
  return row ?? null
}

export async function courseOfStep(db: Db, stepId: number): Promise<StepPlace | null> {
  const [row] = await courseRow(db).execute({ stepId })
  return row ?? null
}
