import type { Deps } from '#server/kit/deps.ts'
import { forgetEnded, sendSummaries } from './summaries.service.ts'

export async function sponsorJobs(deps: Deps) {
  await deps.jobs.schedule(
    // `dueWeek` has the hour of the first; the later ones continue what was interrupted or missed.
    '*/15 * * * 0-2',
    'send-sponsor-summaries',
    async () => void (await sendSummaries(deps.db, deps)),
  )
  await deps.jobs.schedule('35 * * * *', 'forget-ended-sponsors', () => forgetEnded(deps.db, deps.clock()))
}
