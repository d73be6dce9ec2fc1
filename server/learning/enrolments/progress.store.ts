import { and, eq, isNull, sql } from '#server/kit/db/orm.ts'
import type { Progress } from '#contract/learning/progress.ts'
import type { SolutionState } from '#contract/learning/solutions.ts'
import type { Db } from '#server/kit/db/db.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { solutions, steps, tasks } from '../tables.ts'

export const noProgress: Progress = { approved: 0, waiting: 0, rejected: 0, steps: 0 }

/** The newest attempt of `personId` at each step; all at once, because looking up a hundred steps takes ten times as long. */
export const latestAttempts = sql`(
  select distinct on (${solutions.stepId}) * from ${solutions} where ${solutions.personId} = ${sql.placeholder('personId')}
  order by ${solutions.stepId}, ${solutions.attempt} desc) as latest`

const countIn = (state: SolutionState) =>
  sql`count(*) filter (where latest.state = ${sql.raw(`'${state}'`)})`.mapWith(Number)
// Selected, so that the plan doesn't depend on how many there are and is kept.
const courseIds = sql`any((select ${sql.placeholder('courseIds')}::bigint[])::bigint[])`

const progressIn = prepared((db) =>
  db
    .select({
      courseId: tasks.courseId,
      steps: sql`count(*)`.mapWith(Number),
      approved: countIn('approved'),
      waiting: countIn('submitted'),
      rejected: countIn('rejected'),
    })
    .from(tasks)
    .innerJoin(steps, and(eq(steps.taskId, tasks.id), isNull(steps.archivedAt)))
    .leftJoin(latestAttempts, sql`latest.step_id = ${steps.id}`)
    .where(and(sql`${tasks.courseId} = ${courseIds}`, isNull(tasks.archivedAt)))
    .groupBy(tasks.courseId)
    .prepare('progress_in_courses'),
)

/** By course; only steps that are part of the course today count. */
export async function progressOf(db: Db, personId: number, courseIds: number[]): Promise<Map<number, Progress>> {
  if (courseIds.length === 0) return new Map()
  const rows = await progressIn(db).execute({ personId, courseIds })
  return new Map(rows.map(({ courseId, ...progress }) => [courseId, progress]))
}
