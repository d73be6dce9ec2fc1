import type { AttemptCommits, CommitFile } from '#contract/learning/commits.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, desc, eq } from '#server/kit/db/orm.ts'
import { solutions } from '../tables.ts'
import { attemptCommits, attemptPushes } from './tables.ts'

export type Commit = {
  hash: string
  parent: string | null
  message: string
  committedAt: Date
  files: CommitFile[]
}

/** What came with an attempt: how many commits, and the newest of them. */
export type Push = { head: string; commits: number; newest: Commit[] }

export async function insertPush(db: Db, solutionId: number, { head, commits, newest }: Push): Promise<void> {
  await db.insert(attemptPushes).values({ solutionId, head, commits })
  const rows = newest.map((commit, position) => ({ solutionId, position, ...commit }))
  if (rows.length > 0) await db.insert(attemptCommits).values(rows)
}

/** Empty if the attempt came over the page. */
export async function commitsOf(db: Db, solutionId: number): Promise<AttemptCommits> {
  const rows = await db
    .select({ all: attemptPushes.commits, commit: attemptCommits })
    .from(attemptPushes)
    .innerJoin(attemptCommits, eq(attemptCommits.solutionId, attemptPushes.solutionId))
    .where(eq(attemptPushes.solutionId, solutionId))
    .orderBy(asc(attemptCommits.position))
  return {
    commits: rows.map(({ commit: { hash, parent, message, committedAt, files } }) => ({
      hash,
      parent,
      message,
      committedAt: committedAt.toISOString(),
      files,
    })),
    older: Math.max(0, (rows[0]?.all ?? 0) - rows.length),
  }
}

type AtStep = { personId: number; stepId: number }

/** The learner's attempt with this commit, the newest if there are several. */
export async function attemptWithCommit(db: Db, { personId, stepId }: AtStep, head: string): Promise<number | null> {
  const [row] = await db
    .select({ id: solutions.id })
    .from(attemptPushes)
    .innerJoin(solutions, eq(solutions.id, attemptPushes.solutionId))
    .where(and(eq(solutions.personId, personId), eq(solutions.stepId, stepId), eq(attemptPushes.head, head)))
    .orderBy(desc(solutions.id))
    .limit(1)
  return row?.id ?? null
}
