import type { Deps } from '#server/kit/deps.ts'
import { createEmailPrinter, createMailer } from '#server/kit/mailer.ts'
import { type Delivery, deliver, emailQueue } from './emails.service.ts'

export async function emailJobs({ db, env, jobs, secret }: Deps) {
  const delivery: Delivery = { mailer: createMailer(env), print: createEmailPrinter(env), secret }
  await jobs.work<{ emailId: number }>(emailQueue, ({ emailId }) => deliver(db, delivery, emailId))
}
