import type { Db } from '#server/kit/db/db.ts'
import { and, eq, lt, sql } from '#server/kit/db/orm.ts'
import { deleteFiles } from '#server/site/index.ts'
import { courses } from '#server/catalogue/tables.ts'
import { checkRuns } from '../practice/tables.ts'
import { solutions, steps, tasks } from '../tables.ts'
import { repositories, type RepositoryRow } from './tables.ts'

export type Owned = { personId: number; stepId: number }

const isOwned = ({ personId, stepId }: Owned) =>
  and(eq(repositories.personId, personId), eq(repositories.stepId, stepId))

export async function repositoryOf(db: Db, owned: Owned): Promise<RepositoryRow | null> {
  const [row = null] = await db.select().from(repositories).where(isOwned(owned))
  return row
}

/** Returns false if there is one already. */
export async function insertRepository(db: Db, row: RepositoryRow): Promise<boolean> {
  const { rowCount } = await db.insert(repositories).values(row).onConflictDoNothing()
  return rowCount === 1
}

type Change = Pick<RepositoryRow, 'head' | 'fileId' | 'bytes' | 'updatedAt'>

/** In place of the stored file it was read from; false if that is another one by now. */
export async function replaceRepository(db: Db, from: RepositoryRow, change: Change): Promise<boolean> {
  const { rowCount } = await db
    .update(repositories)
    .set(change)
    .where(and(isOwned(from), eq(repositories.fileId, from.fileId)))
  if (rowCount === 1) await deleteFiles(db, [from.fileId])
  return rowCount === 1
}

/** Of all of a learner's repositories. */
export async function storedBytes(db: Db, personId: number): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${repositories.bytes}), 0)`.mapWith(Number) })
    .from(repositories)
    .where(eq(repositories.personId, personId))
  return row!.bytes
}

/** How many learners’ runs come before this one. */
export async function runsBefore(db: Db, runId: number): Promise<number> {
  const [row] = await db
    .select({ learners: sql<number>`count(distinct ${solutions.personId})`.mapWith(Number) })
    .from(checkRuns)
    .innerJoin(solutions, eq(solutions.id, checkRuns.solutionId))
    .where(and(eq(checkRuns.state, 'queued'), lt(checkRuns.id, runId)))
  return row!.learners
}

export async function attemptById(db: Db, solutionId: number) {
  const { attempt, state, promisedAt } = solutions
  const [row] = await db.select({ attempt, state, promisedAt }).from(solutions).where(eq(solutions.id, solutionId))
  return row!
}

/** In the download of personal data: one bundle for each, which `git clone` reads. */
export const repositoryFiles = (db: Db, personId: number) =>
  db
    .select({ course: courses.title, task: tasks.title, step: steps.name, fileId: repositories.fileId })
    .from(repositories)
    .innerJoin(steps, eq(steps.id, repositories.stepId))
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .innerJoin(courses, eq(courses.id, tasks.courseId))
    .where(eq(repositories.personId, personId))
    .orderBy(repositories.stepId)

/** With the account. The caller’s domain removes the files, which have an owner. */
export async function eraseRepositories(db: Db, personId: number): Promise<string[]> {
  const gone = await db
    .delete(repositories)
    .where(eq(repositories.personId, personId))
    .returning({ fileId: repositories.fileId })
  const ids = gone.map(({ fileId }) => fileId)
  await deleteFiles(db, ids)
  return ids
}
