import type { Deps } from '#server/kit/deps.ts'
import { clearKept } from './service.ts'

export async function retentionJobs(deps: Deps) {
  await deps.jobs.schedule('50 3 * * *', 'membership-retention', () => clearKept(deps))
}
