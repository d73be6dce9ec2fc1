import type { Deps } from '#server/kit/deps.ts'
import { retentionHours } from './rules.ts'
import { removeExpiredUploads, removeOrphanedFiles } from './service.ts'

const hour = 3_600_000

export async function uploadJobs(deps: Deps) {
  const dayAgo = () => new Date(deps.clock().getTime() - retentionHours * hour)
  await deps.jobs.schedule('35 * * * *', 'expired-uploads', () => removeExpiredUploads(deps.db, deps, dayAgo()))
  await deps.jobs.schedule('50 3 * * *', 'orphaned-files', () => removeOrphanedFiles(deps.db, deps, dayAgo()))
}
