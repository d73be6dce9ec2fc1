import type { Pattern, ProblemLanguage, ProblemLevel } from '#contract/learning/problems/patterns.ts'
import type { ProblemLine } from '#contract/learning/problems/problems.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, inArray, isNull, notInArray, sql } from '#server/kit/db/orm.ts'
import { steps, tasks } from '../tables.ts'
import { problems, problemWork } from './tables.ts'

/** A problem as its step lists it; the same for all learners. */
export type StepProblem = {
  problemId: number
  slug: string
  name: string
  level: ProblemLevel
  pattern: Pattern
}

/** Of a whole course, in the order of each step. */
export const problemsIn = (db: Db, courseId: number): Promise<(StepProblem & { stepId: number })[]> =>
  db
    .select({
      stepId: problems.stepId,
      problemId: problems.id,
      slug: problems.slug,
      name: problems.name,
      level: problems.level,
      pattern: problems.pattern,
    })
    .from(problems)
    .innerJoin(steps, eq(steps.id, problems.stepId))
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .where(and(eq(tasks.courseId, courseId), isNull(problems.archivedAt)))
    .orderBy(asc(problems.position), asc(problems.id))

type Progress = { solvedIn: ProblemLanguage[]; isBegun: boolean }

/** What a person reached at these problems, by problem. */
export async function problemProgress(db: Db, personId: number, ids: number[]): Promise<Map<number, Progress>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      problemId: problemWork.problemId,
      solvedIn: problemWork.solvedIn,
      isBegun: sql<boolean>`${problemWork.code} is not null`,
    })
    .from(problemWork)
    .where(and(eq(problemWork.personId, personId), inArray(problemWork.problemId, ids)))
  return new Map(rows.map(({ problemId, ...progress }) => [problemId, progress]))
}

export const toProblemLine = (
  { problemId, name, level, pattern }: StepProblem,
  progress: ReadonlyMap<number, Progress>,
): ProblemLine => {
  const { solvedIn, isBegun } = progress.get(problemId) ?? { solvedIn: [], isBegun: false }
  return { problemId, name, level, pattern, solvedIn, isBegun }
}

export type ProblemFields = Pick<StepProblem, 'slug' | 'name' | 'level' | 'pattern'> & {
  position: number
  source: string
}

/** The problems of a step are these from now on. One that is missing keeps what learners did, in case it comes back. */
export async function putProblems(db: Db, stepId: number, fields: ProblemFields[], now: Date): Promise<void> {
  const slugs = fields.map(({ slug }) => slug)
  const missing = and(eq(problems.stepId, stepId), isNull(problems.archivedAt), notInArray(problems.slug, slugs))
  await db.update(problems).set({ archivedAt: now }).where(missing)
  if (fields.length === 0) return
  await db
    .insert(problems)
    .values(fields.map((one) => ({ stepId, ...one })))
    .onConflictDoUpdate({
      target: [problems.stepId, problems.slug],
      set: {
        position: sql`excluded.position`,
        name: sql`excluded.name`,
        level: sql`excluded.level`,
        pattern: sql`excluded.pattern`,
        source: sql`excluded.source`,
        archivedAt: null,
      },
    })
}

/** Moves problems here with what learners did; one that the step had itself before comes back in their place. */
export async function moveProblems(db: Db, stepId: number, moved: { slug: string; fromStepId: number }[]) {
  for (const { slug, fromStepId } of moved)
    await db
      .update(problems)
      .set({ stepId })
      .where(
        and(
          eq(problems.stepId, fromStepId),
          eq(problems.slug, slug),
          sql`not exists (select from problems own where own.step_id = ${stepId} and own.slug = ${slug})`,
        ),
      )
}

/** The files of a course's problems, for its export and import. */
export const problemFilesIn = (db: Db, courseId: number) =>
  db
    .select({
      stepId: problems.stepId,
      slug: problems.slug,
      position: problems.position,
      name: problems.name,
      level: problems.level,
      pattern: problems.pattern,
      source: problems.source,
    })
    .from(problems)
    .innerJoin(steps, eq(steps.id, problems.stepId))
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .where(and(eq(tasks.courseId, courseId), isNull(problems.archivedAt)))
    .orderBy(asc(problems.position), asc(problems.id))
