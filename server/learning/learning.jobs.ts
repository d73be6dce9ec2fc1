import type { Deps } from '#server/kit/deps.ts'
import { finishAfterChange } from './certificates.service.ts'
import { finishQueue, type FinishWork } from './tasks.service.ts'

/** Who has finished a course because a step was taken out of it gets their certificate. */
export async function learningJobs(deps: Deps) {
  await deps.jobs.work<FinishWork>(finishQueue, ({ courseId }) => finishAfterChange(deps.db, deps, courseId))
}
