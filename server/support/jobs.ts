import type { Deps } from '#server/kit/deps.ts'
import { resolveQuietRequests } from './service.ts'

export async function supportJobs(deps: Deps) {
  await deps.jobs.schedule(
    '25 * * * *',
    'resolve-support-requests',
    async () => void (await resolveQuietRequests(deps.db, deps)),
  )
}
