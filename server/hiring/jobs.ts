import type { Deps } from '#server/kit/deps.ts'
import { endOverdue, remindOfEnds } from './candidates/service.ts'

export async function hiringJobs(deps: Deps) {
  await deps.jobs.schedule('5 * * * *', 'end-job-candidates', () => endOverdue(deps.db, deps))
  await deps.jobs.schedule('15 9 * * *', 'remind-job-candidates', () => remindOfEnds(deps.db, deps))
}
