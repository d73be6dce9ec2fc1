import type { CodeFile } from '#contract/learning/practice.ts'
import type { ProblemLanguage } from '#contract/learning/problems/patterns.ts'
import type { ProblemRun } from '#contract/learning/problems/problems.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, isNull, sql } from '#server/kit/db/orm.ts'
import { type ProblemRow, problems, type ProblemWorkRow, problemWork } from '../lessons/tables.ts'
import { isRunnerThere } from '../practice/queue.store.ts'
import { steps } from '../tables.ts'
import { problemRuns } from './tables.ts'

export async function currentProblem(db: Db, problemId: number): Promise<ProblemRow | null> {
  const [row = null] = await db
    .select()
    .from(problems)
    .where(and(eq(problems.id, problemId), isNull(problems.archivedAt)))
  return row
}

type Key = { personId: number; problemId: number }

export async function workOn(db: Db, { personId, problemId }: Key): Promise<ProblemWorkRow | null> {
  const [row = null] = await db
    .select()
    .from(problemWork)
    .where(and(eq(problemWork.personId, personId), eq(problemWork.problemId, problemId)))
  return row
}

/** Null if another version was saved meanwhile. */
export async function putCode(
  db: Db,
  key: Key,
  { code, version, now }: { code: CodeFile[] | null; version: number; now: Date },
): Promise<number | null> {
  const [row] = await db
    .insert(problemWork)
    .values({ ...key, code, version: 1, savedAt: now })
    .onConflictDoUpdate({
      target: [problemWork.personId, problemWork.problemId],
      set: { code: sql`excluded.code`, version: version + 1, savedAt: now },
      setWhere: eq(problemWork.version, version),
    })
    .returning({ version: problemWork.version })
  return row?.version ?? null
}

/** Only the first time counts. */
export async function markGivenUp(db: Db, key: Key, now: Date): Promise<void> {
  await db
    .insert(problemWork)
    .values({ ...key, gaveUpAt: now })
    .onConflictDoUpdate({
      target: [problemWork.personId, problemWork.problemId],
      set: { gaveUpAt: sql`coalesce(${problemWork.gaveUpAt}, excluded.gave_up_at)` },
    })
}

export async function markSolved(db: Db, key: Key, language: ProblemLanguage, now: Date): Promise<void> {
  await db
    .insert(problemWork)
    .values({ ...key, solvedIn: [language], solvedAt: now })
    .onConflictDoUpdate({
      target: [problemWork.personId, problemWork.problemId],
      set: {
        solvedAt: sql`coalesce(${problemWork.solvedAt}, excluded.solved_at)`,
        solvedIn: sql`case when ${language} = any(${problemWork.solvedIn}) then ${problemWork.solvedIn}
          else ${problemWork.solvedIn} || excluded.solved_in end`,
      },
    })
}

export async function runOf(db: Db, { personId, problemId }: Key): Promise<ProblemRun | null> {
  const [row] = await db
    .select({ run: problemRuns, isRunnerThere })
    .from(problemRuns)
    .where(and(eq(problemRuns.personId, personId), eq(problemRuns.problemId, problemId)))
  if (!row) return null
  const { id, state, language, requestedAt, results, failure } = row.run
  return {
    runId: id,
    state: state === 'queued' && !row.isRunnerThere ? 'unavailable' : state,
    language,
    requestedAt: requestedAt.toISOString(),
    passed: results.filter(({ outcome }) => outcome === 'passed').length,
    total: results.length,
    results: results.map(shownToLearners),
    failure,
  }
}

/** Of a hidden check, learners get its name and its hint. */
const shownToLearners = (result: ProblemRun['results'][number]): ProblemRun['results'][number] =>
  result.isHidden ? { ...result, expected: null, actual: null, failure: null } : result

/** For the download of personal data: what was written and reached, and what was checked last. */
export async function problemData(db: Db, personId: number) {
  const { name: problem } = problems
  const { code, savedAt, solvedIn, solvedAt, gaveUpAt } = problemWork
  const written = await db
    .select({ step: steps.name, problem, code, savedAt, solvedIn, solvedAt, gaveUpAt })
    .from(problemWork)
    .innerJoin(problems, eq(problems.id, problemWork.problemId))
    .innerJoin(steps, eq(steps.id, problems.stepId))
    .where(eq(problemWork.personId, personId))
    .orderBy(asc(problemWork.problemId))
  const { language, code: submitted, finishedAt: checkedAt, results } = problemRuns
  const checked = await db
    .select({ problem, language, code: submitted, checkedAt, results })
    .from(problemRuns)
    .innerJoin(problems, eq(problems.id, problemRuns.problemId))
    .where(eq(problemRuns.personId, personId))
    .orderBy(asc(problemRuns.problemId))
  return { problems: written, checkedProblems: checked }
}
