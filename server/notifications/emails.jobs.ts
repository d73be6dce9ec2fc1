import type { Deps } from '#server/kit/deps.ts'
import { createMailer } from '#server/kit/mailer.ts'
import { deliver, mailQueue } from './emails.service.ts'

export async function mailJobs(deps: Deps) {
  const mailer = createMailer(deps.env)
  await deps.jobs.work<{ mailId: number }>(mailQueue, ({ mailId }) => deliver(deps, mailer, mailId))
}
