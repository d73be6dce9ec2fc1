import type { Deps } from '#server/kit/deps.ts'
import { resolveQuiet } from '#server/threads/index.ts'
import { sendReminders } from './sessions/reminders.service.ts'
import { fillAll } from './sessions/seats.service.ts'
import { extendAllSeries } from './sessions/series.service.ts'
import { questions } from './tables.ts'

export async function mentoringJobs(deps: Deps) {
  const { db, jobs, clock } = deps
  await jobs.schedule('* * * * *', 'session-reminders', async () => {
    await sendReminders(db, deps)
    await fillAll(db, deps)
  })
  await jobs.schedule('15 3 * * *', 'session-series', () => extendAllSeries(db, clock()))
  await jobs.schedule('20 * * * *', 'resolve-questions', async () => {
    await resolveQuiet(db, questions, clock())
  })
}
