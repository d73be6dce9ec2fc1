import type { CheckResult } from '#contract/learning/practice.ts'
import type { ReviewCase } from '#contract/learning/reviews.ts'

/** The newest earlier attempt whose checks the server has run. */
export function earlierResults({
  earlier,
}: Pick<ReviewCase, 'earlier'>): { attempt: number; results: CheckResult[] } | null {
  for (const { attempt, checkRun } of earlier) {
    if (checkRun?.state === 'done') return { attempt, results: checkRun.results }
  }
  return null
}
