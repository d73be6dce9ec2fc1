import type { Deps } from '#server/kit/deps.ts'
import { sendReminders } from './service.ts'

/** Hourly from 8:30 India time, to catch up after an outage; nobody gets the same reminder twice or one at night. */
const hourlyByDay = '30 8-20 * * *'

export async function reminderJobs(deps: Deps) {
  await deps.jobs.schedule(hourlyByDay, 'access-reminders', async () => void (await sendReminders(deps.db, deps)))
}
