import type { CheckResult, CheckRun } from '#contract/learning/practice.ts'
import type { Language } from '#engines/program.ts'
import type { Db } from '#server/kit/db/db.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { and, asc, eq, inArray, sql } from '#server/kit/db/orm.ts'
import { files, type FileRow } from '#server/site/tables.ts'
import { solutionFiles, solutions } from '../tables.ts'
import { isRunnerThere } from './queue.store.ts'
import { type CheckRunRow, checkRuns } from './tables.ts'

type Shown = { run: CheckRunRow; isRunnerThere: boolean }

const runRows = prepared((db) =>
  db
    .select({ run: checkRuns, isRunnerThere })
    .from(solutions)
    .innerJoin(checkRuns, eq(checkRuns.solutionId, solutions.id))
    .where(and(eq(solutions.personId, sql.placeholder('personId')), eq(solutions.stepId, sql.placeholder('stepId'))))
    .orderBy(asc(checkRuns.id))
    .prepare('runs_at_step'),
)

/** The newest run of each of a learner's attempts at a step; the newest result while no runner is there to make another. */
export async function runsAt(db: Db, at: { personId: number; stepId: number }): Promise<Map<number, CheckRun>> {
  const rows = await runRows(db).execute(at)
  const newest = new Map<number, CheckRun>()
  for (const row of rows) {
    const run = toCheckRun(row)
    if (run.state !== 'unavailable' || !newest.has(row.run.solutionId)) newest.set(row.run.solutionId, run)
  }
  return newest
}

export async function runById(db: Db, runId: number): Promise<CheckRun> {
  const [row] = await db.select({ run: checkRuns, isRunnerThere }).from(checkRuns).where(eq(checkRuns.id, runId))
  return toCheckRun(row!)
}

const toCheckRun = ({ run, isRunnerThere: isThere }: Shown): CheckRun => ({
  ...run,
  runId: run.id,
  state: run.state === 'queued' && !isThere ? 'unavailable' : run.state,
  requestedAt: run.requestedAt.toISOString(),
  finishedAt: run.finishedAt?.toISOString() ?? null,
})

/** Returns the id, or null if a run of this attempt is queued or running already. */
export async function insertRun(db: Db, run: typeof checkRuns.$inferInsert): Promise<number | null> {
  const [row] = await db.insert(checkRuns).values(run).onConflictDoNothing().returning({ id: checkRuns.id })
  return row?.id ?? null
}

export async function openRunOf(db: Db, solutionId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: checkRuns.id })
    .from(checkRuns)
    .where(and(eq(checkRuns.solutionId, solutionId), inArray(checkRuns.state, ['queued', 'running'])))
  return row?.id ?? null
}

type Finished = {
  state: 'done' | 'failed'
  language?: Language
  finishedAt: Date
  results: CheckResult[]
  failure: CheckRun['failure']
  engine: string
  checksHash: string
}

/** Returns whether this call finished it; only one does. */
export async function finishRun(db: Db, runId: number, finished: Finished): Promise<boolean> {
  const passed = finished.results.filter(({ outcome }) => outcome === 'passed').length
  const { rowCount } = await db
    .update(checkRuns)
    .set({ ...finished, passed, total: finished.results.length })
    .where(and(eq(checkRuns.id, runId), inArray(checkRuns.state, ['queued', 'running'])))
  return rowCount === 1
}

/** The stored files of an attempt by path. */
export async function filesOfAttempt(db: Db, solutionId: number): Promise<{ path: string; file: FileRow }[]> {
  return db
    .select({ path: solutionFiles.path, file: files })
    .from(solutionFiles)
    .innerJoin(files, eq(files.id, solutionFiles.fileId))
    .where(eq(solutionFiles.solutionId, solutionId))
}

export async function openAttemptsAt(db: Db, stepId: number): Promise<number[]> {
  const rows = await db
    .select({ id: solutions.id })
    .from(solutions)
    .where(and(eq(solutions.stepId, stepId), eq(solutions.state, 'submitted')))
  return rows.map(({ id }) => id)
}
