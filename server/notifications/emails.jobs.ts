import type { Deps } from '#server/kit/deps.ts'
import { createMailer } from '#server/kit/mailer.ts'
import { deliver, emailQueue } from './emails.service.ts'

export async function emailJobs(deps: Deps) {
  const mailer = createMailer(deps.env)
  await deps.jobs.work<{ emailId: number }>(emailQueue, ({ emailId }) => deliver(deps.db, mailer, emailId))
}
