import { keyOf } from '#contract/learning/lesson-text.ts'
import { reviewCriteria } from '#contract/learning/lesson-checks.ts'
import type { ReviewCase } from '#contract/learning/reviews.ts'

/** What speaks against approving an attempt. */
export type Concerns = {
  /** The checks that failed on the server; null if the program couldn't run at all. */
  failedChecks: string[] | null
  unticked: string[]
}

type Reviewed = Pick<ReviewCase, 'instructions'> & { current: Pick<ReviewCase['current'], 'checkRun'> }

/** Null if all checks passed and every criterion is ticked; checks that never ran say nothing. */
export function concernsAbout({ instructions, current: { checkRun } }: Reviewed, ticked: string[]): Concerns | null {
  const unticked = reviewCriteria(instructions).filter((criterion) => !ticked.includes(keyOf(criterion)))
  const results = checkRun?.state === 'done' ? checkRun.results : []
  const didRun = checkRun?.state !== 'done' || checkRun.failure === null
  const failed = results.filter(({ outcome }) => outcome !== 'passed').map(({ name }) => name)
  const failedChecks = didRun ? failed : null
  return failedChecks?.length === 0 && unticked.length === 0 ? null : { failedChecks, unticked }
}
