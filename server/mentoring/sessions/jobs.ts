import type { Deps } from '#server/kit/deps.ts'
import { sendReminders } from './reminders.service.ts'
import { fillAll } from './seats.service.ts'
import { extendAllSeries } from './series.service.ts'

const everyMinute = '* * * * *'
const nightly = '15 3 * * *'

export async function sessionJobs(deps: Deps) {
  await deps.jobs.schedule(everyMinute, 'session-reminders', async () => {
    await sendReminders(deps.db, deps)
    await fillAll(deps.db, deps)
  })
  await deps.jobs.schedule(nightly, 'session-series', () => extendAllSeries(deps.db, deps.clock()))
}
