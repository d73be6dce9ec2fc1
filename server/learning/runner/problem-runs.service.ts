import { problemFile } from '#contract/learning/problems/patterns.ts'
import { checksOfProblem, parseProblem } from '#contract/learning/problems/problem-file.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { finishProblemRun, giveUpProblemRuns, returnProblemRun } from '../problems/queue.store.ts'
import { currentProblem, markSolved } from '../problems/store.ts'
import type { ProblemRunRow } from '../problems/tables.ts'
import { type Place, runInSandbox } from './perform-run.service.ts'

/** No run takes as long, whatever its checks do. */
const longestMs = 5 * 60_000

/** Runs all checks of a problem on what a learner submitted, and stores whether it is solved. */
export async function performProblemRun(db: Db, tools: Tools, place: Place, run: ProblemRunRow): Promise<void> {
  const row = await currentProblem(db, run.problemId)
  if (!row) return failRun(db, tools, run)
  const { problem } = parseProblem(row.source)
  const { visible, hidden } = checksOfProblem(problem, run.language)
  const checks = [
    ...visible.map((check) => ({ ...check, isHidden: false })),
    ...hidden.map((check) => ({ ...check, isHidden: true })),
  ]
  const entry = problemFile(row.slug, run.language)
  const program = { language: run.language, entry, files: [{ path: entry, text: run.code }], database: '' }
  const { results, failure } = await runInSandbox({ program, checks, exercise: problem }, place)
  if (place.signal.aborted) return returnProblemRun(db, run.id)
  const byName = new Map(checks.map((check) => [check.name, check]))
  const stored = results.map((result) => {
    const { isHidden, hint } = byName.get(result.name)!
    const hasHint = isHidden && result.outcome !== 'passed' && result.outcome !== 'not-run'
    return { ...result, isHidden, ...(hasHint && { hint }) }
  })
  const { personId, problemId, language } = run
  const isSolved = stored.length > 0 && stored.every(({ outcome }) => outcome === 'passed')
  const finishedAt = tools.clock()
  await db.transaction(async (db) => {
    const isFirst = await finishProblemRun(db, run.id, { state: 'done', results: stored, failure, finishedAt })
    if (isFirst && isSolved) await markSolved(db, { personId, problemId }, language, finishedAt)
  })
}

async function failRun(db: Db, tools: Tools, { id }: ProblemRunRow): Promise<void> {
  await finishProblemRun(db, id, { state: 'failed', results: [], failure: null, finishedAt: tools.clock() })
}

/** After a failure on our side, or the end of a process: the learner can submit again at once. */
export async function recoverProblemRuns(db: Db, tools: Tools, runnerId: string): Promise<void> {
  const now = tools.clock()
  await giveUpProblemRuns(db, runnerId, new Date(now.getTime() - longestMs), now)
}
