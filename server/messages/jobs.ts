import { dayMs } from '#contract/kit/durations.ts'
import type { Deps } from '#server/kit/deps.ts'
import { deleteOldEmails } from './deliveries.store.ts'
import { messageQueue, resumeMessages, runMessage } from './sending.service.ts'

/** So that a message to one person doesn't wait for an announcement to everyone. */
const concurrency = 3

const emailDays = 90
const deletedAtOnce = 1000

export async function messageJobs(deps: Deps) {
  const { db, jobs } = deps
  await jobs.work<{ messageId: number }>(messageQueue, ({ messageId }) => runMessage(db, deps, messageId), {
    concurrency,
  })
  await jobs.schedule('* * * * *', 'resume-messages', () => resumeMessages(db, deps))
  await jobs.schedule('40 3 * * *', 'delete-old-announcement-emails', async () => {
    const before = new Date(deps.clock().getTime() - emailDays * dayMs)
    while ((await deleteOldEmails(db, before, deletedAtOnce)) === deletedAtOnce);
  })
}
