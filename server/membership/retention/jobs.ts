import type { Deps } from '#server/kit/deps.ts'
import { anonymizeExpiredRecords } from './service.ts'

export async function retentionJobs(deps: Deps) {
  await deps.jobs.schedule('50 3 * * *', 'membership-retention', () => anonymizeExpiredRecords(deps.db, deps.clock()))
}
