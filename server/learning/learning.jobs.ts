import type { Deps } from '#server/kit/deps.ts'
import { finishAfterChange } from './certificates/service.ts'
import { emailOutcome, type Outcome, outcomeQueue } from './reviews/outcome-emails.service.ts'
import { finishQueue, type FinishWork } from './tasks/service.ts'

/**
 * Who has finished a course because a step was taken out of it gets their certificate; what was decided is told by email
 * as soon as it can no longer be taken back.
 */
export async function learningJobs(deps: Deps) {
  await deps.jobs.work<FinishWork>(finishQueue, ({ courseId }) => finishAfterChange(deps.db, deps, courseId))
  await deps.jobs.work<Outcome>(outcomeQueue, (outcome) => emailOutcome(deps, outcome))
}
