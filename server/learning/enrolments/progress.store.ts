import { and, eq, isNull, sql } from '#server/kit/db/orm.ts'
import type { Progress } from '#contract/learning/progress.ts'
import type { Db } from '#server/kit/db/db.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { solutions, steps, tasks } from '../tables.ts'

export const noProgress: Progress = { approved: 0, waiting: 0, rejected: 0, steps: 0 }

/** The newest attempt of `personId` at the step of the outer query. */
const latestAttempt = sql`lateral (
  select ${solutions.state}, ${solutions.attempt} from ${solutions}
  where ${solutions.personId} = ${sql.placeholder('personId')} and ${solutions.stepId} = ${steps.id}
  order by ${solutions.attempt} desc limit 1) as latest`

const countIn = (state: string) => sql`count(*) filter (where latest.state = ${state})`.mapWith(Number)

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
    .leftJoin(latestAttempt, sql`true`)
    .where(and(sql`${tasks.courseId} = any(${sql.placeholder('courseIds')})`, isNull(tasks.archivedAt)))
    .groupBy(tasks.courseId)
    .prepare('progress_in_courses'),
)

/** By course; only steps that are part of the course today count. */
export async function progressOf(db: Db, personId: number, courseIds: number[]): Promise<Map<number, Progress>> {
  if (courseIds.length === 0) return new Map()
  const rows = await progressIn(db).execute({ personId, courseIds })
  return new Map(rows.map(({ courseId, ...progress }) => [courseId, progress]))
}
