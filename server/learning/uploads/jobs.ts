import type { Deps } from '#server/kit/deps.ts'
import { keptHours } from './rules.ts'
import { removeForgotten, removeUnknown } from './service.ts'

const hour = 3_600_000

export async function uploadJobs(deps: Deps) {
  const aDayAgo = () => new Date(deps.clock().getTime() - keptHours * hour)
  await deps.jobs.schedule('35 * * * *', 'expired-uploads', () => removeForgotten(deps, aDayAgo()))
  await deps.jobs.schedule('50 3 * * *', 'orphaned-files', () => removeUnknown(deps, aDayAgo()))
}
