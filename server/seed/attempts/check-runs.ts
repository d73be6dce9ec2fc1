import type { CheckResult } from '#contract/learning/practice.ts'
import type { Db } from '#server/kit/db/db.ts'
import { inArray } from '#server/kit/db/orm.ts'
import { hashOfChecks } from '#server/learning/lessons/exercises.rules.ts'
import { checkRuns } from '#server/learning/practice/tables.ts'
import { readContent } from '../read-content.ts'
import { checkProgress, exerciseVersions } from '#server/learning/lessons/tables.ts'

export type SeedRun = {
  /** The folder with the files of the attempt. */
  folder: string
  /** How the learner fared in the page before. */
  progress: { name: string; failures: number; isPassed: boolean; hint?: true }[]
  results: CheckResult[]
}
/** Results that the code of the attempts really has; check-runs.test.ts runs it. */
export const seedRuns = readContent<SeedRun[]>('attempts/check-runs.json')

type Attempt = { id: number; personId: number; stepId: number; folder?: string; at: Date }

const secondsLater = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000)

/** As if the sandbox had run the checks when the attempts were submitted. Returns the runs by attempt. */
export async function seedCheckRuns(db: Db, attempts: Attempt[]) {
  const checked = attempts.flatMap((attempt) => {
    const run = seedRuns.find(({ folder }) => folder === attempt.folder)
    return run ? [{ ...attempt, ...run }] : []
  })
  const stepIds = checked.map(({ stepId }) => stepId)
  const versions = await db.select().from(exerciseVersions).where(inArray(exerciseVersions.stepId, stepIds))
  const rows = await db
    .insert(checkRuns)
    .values(
      checked.map(({ id, stepId, at, results }) => ({
        solutionId: id,
        stepId,
        exerciseVersion: 1,
        state: 'done' as const,
        requestedAt: at,
        startedAt: secondsLater(at, 1),
        finishedAt: secondsLater(at, 2),
        results,
        passed: results.filter(({ outcome }) => outcome === 'passed').length,
        total: results.length,
        engine: 'node 24',
        checksHash: hashOfChecks(versions.find((version) => version.stepId === stepId)!),
        claimedPassed: results.filter(({ outcome, isHidden }) => outcome === 'passed' && !isHidden).length,
      })),
    )
    .returning({ id: checkRuns.id, solutionId: checkRuns.solutionId, finishedAt: checkRuns.finishedAt })
  await db.insert(checkProgress).values(
    checked.flatMap(({ personId, stepId, at, progress }) =>
      progress.map(({ name, failures, isPassed, hint }) => ({
        personId,
        stepId,
        name,
        failures,
        isPassed,
        hintShownAt: hint ? secondsLater(at, -20 * 60) : null,
        updatedAt: secondsLater(at, -60),
      })),
    ),
  )
  return new Map(rows.map(({ solutionId, ...run }) => [solutionId, run]))
}
