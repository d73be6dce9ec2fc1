import type { CheckResult } from '#contract/learning/practice.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, eq, inArray, lt, or, sql } from '#server/kit/db/orm.ts'
import { type ProblemRunRow, problemRuns } from './tables.ts'

type NewRun = Pick<ProblemRunRow, 'personId' | 'problemId' | 'language' | 'code' | 'requestedAt'>

/** Replaces what was run before. Returns false while a run of this problem is going on. */
export async function queueProblemRun(db: Db, run: NewRun): Promise<boolean> {
  const { personId, problemId } = run
  const own = and(eq(problemRuns.personId, personId), eq(problemRuns.problemId, problemId))
  await db.delete(problemRuns).where(and(own, inArray(problemRuns.state, ['queued', 'done', 'failed'])))
  const { rowCount } = await db.insert(problemRuns).values(run).onConflictDoNothing()
  return rowCount === 1
}

/** The run to start next, in the name of a runner. Each learner has one at a time, so that nobody keeps the others waiting. */
export async function claimProblemRun(db: Db, runnerId: string, now: Date): Promise<ProblemRunRow | null> {
  const next = sql`(select waiting.id from problem_runs waiting
    where waiting.state = 'queued' and not exists (
      select from problem_runs other where other.state = 'running' and other.person_id = waiting.person_id)
    order by waiting.id limit 1 for update skip locked)`
  const [row = null] = await db
    .update(problemRuns)
    .set({ state: 'running', runnerId, startedAt: now, tries: sql`${problemRuns.tries} + 1` })
    .where(eq(problemRuns.id, next))
    .returning()
  return row
}

type Finished = { state: 'done' | 'failed'; results: CheckResult[]; failure: CheckResult['failure']; finishedAt: Date }

/** Returns whether this call finished it; only one does. */
export async function finishProblemRun(db: Db, runId: number, finished: Finished): Promise<boolean> {
  const { rowCount } = await db
    .update(problemRuns)
    .set(finished)
    .where(and(eq(problemRuns.id, runId), eq(problemRuns.state, 'running')))
  return rowCount === 1
}

/** A runner that was stopped gives its run back. */
export async function returnProblemRun(db: Db, runId: number): Promise<void> {
  await db
    .update(problemRuns)
    .set({ state: 'queued', startedAt: null, runnerId: null, tries: sql`greatest(${problemRuns.tries} - 1, 0)` })
    .where(and(eq(problemRuns.id, runId), eq(problemRuns.state, 'running')))
}

/** What a process of this name left behind, and runs that take longer than any can: their learners may submit again. */
export async function giveUpProblemRuns(db: Db, runnerId: string, silentSince: Date, now: Date): Promise<void> {
  await db
    .update(problemRuns)
    .set({ state: 'failed', finishedAt: now, failure: null })
    .where(
      and(
        eq(problemRuns.state, 'running'),
        or(eq(problemRuns.runnerId, runnerId), lt(problemRuns.startedAt, silentSince)),
      ),
    )
}
