import type { Deps } from '#server/kit/deps.ts'
import { forgetEnded, sendSummaries } from './summaries.service.ts'

export async function sponsorJobs(deps: Deps) {
  await deps.jobs.schedule(
    // From the hour in `weekOf` on; the later runs continue what was interrupted.
    '30,45 18,19,20,21 * * 0',
    'send-sponsor-summaries',
    async () => void (await sendSummaries(deps.db, deps)),
  )
  await deps.jobs.schedule('35 * * * *', 'forget-ended-sponsors', () => forgetEnded(deps.db, deps.clock()))
}
