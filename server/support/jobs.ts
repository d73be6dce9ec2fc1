import type { Deps } from '#server/kit/deps.ts'
import { resolveQuiet } from '#server/threads/index.ts'
import { supportRequests } from './tables.ts'

export async function supportJobs({ jobs, db, clock }: Deps) {
  await jobs.schedule('25 * * * *', 'resolve-support-requests', async () => {
    await resolveQuiet(db, supportRequests, clock())
  })
}
