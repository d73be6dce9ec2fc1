import { byMilestone } from '#contract/learning/exercises/milestones.ts'
import type { CheckProgress, Exercise } from '#contract/learning/practice.ts'
import type { CheckResult } from '#engines/host/run-checks.ts'

type Check = Exercise['checks'][number]

/** A part of a project, with its checks. */
export type ProjectPart = {
  /** Null for checks that belong to none. */
  name: string | null
  checks: Check[]
  passed: number
  isDone: boolean
}

/**
 * The parts of a project in the order in which their checks name them. Without results, what passed when the checks were
 * run last, on whatever device, counts.
 */
export function partsOf(
  checks: readonly Check[],
  results: readonly Pick<CheckResult, 'name' | 'outcome'>[] | null,
  progress: readonly CheckProgress[],
): ProjectPart[] {
  const isPassed = ({ name }: Check) =>
    results
      ? results.find((result) => result.name === name)?.outcome === 'passed'
      : progress.some((one) => one.name === name && one.isPassed)
  return byMilestone(checks).map(({ name, of }) => {
    const passed = of.filter(isPassed).length
    return { name, checks: of, passed, isDone: passed === of.length }
  })
}

/** What is known while checks run: the new results, and for the others those before. */
export const mergedResults = <Result extends { name: string }>(
  before: readonly Result[] | null,
  now: readonly Result[] | null,
): Result[] | null => {
  if (!now) return before && [...before]
  const names = new Set(now.map(({ name }) => name))
  return [...now, ...(before ?? []).filter(({ name }) => !names.has(name))]
}
