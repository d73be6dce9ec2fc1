import type { Deps } from '#server/kit/deps.ts'
import { deleteUnconfirmed } from './applications/store.ts'
import { endOverdue, remindOfEnds } from './candidates/service.ts'
import { expireRequests } from './introductions/service.ts'

export async function hiringJobs(deps: Deps) {
  await deps.jobs.schedule('5 * * * *', 'end-job-candidates', () => endOverdue(deps.db, deps))
  await deps.jobs.schedule('*/10 * * * *', 'expire-introduction-requests', () => expireRequests(deps.db, deps))
  await deps.jobs.schedule('35 2 * * *', 'delete-unconfirmed-companies', () => deleteUnconfirmed(deps.db, deps.clock()))
  await deps.jobs.schedule('15 9 * * *', 'remind-job-candidates', () => remindOfEnds(deps.db, deps))
}
