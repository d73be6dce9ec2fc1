import type { Deps } from '#server/kit/deps.ts'
import { remind } from './service.ts'

/**
 * In the morning, India's time. The later hours are for a server that was down then: who was told is not told again,
 * and by night nobody is.
 */
const morningAndAfter = '30 8-20 * * *'

export async function reminderJobs(deps: Deps) {
  await deps.jobs.schedule(morningAndAfter, 'access-reminders', async () => void (await remind(deps)))
}
