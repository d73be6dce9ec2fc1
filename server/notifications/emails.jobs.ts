import type { Deps } from '#server/kit/deps.ts'
import { createEmailPrinter, createMailer } from '#server/kit/mailer.ts'
import { bulkEmailQueue, type Delivery, deliver, emailQueue } from './emails.service.ts'

export async function emailJobs({ db, env, jobs, secret }: Deps) {
  const delivery: Delivery = {
    mailer: createMailer(env),
    print: createEmailPrinter(env),
    secret,
    publicUrl: env.publicUrl,
  }
  for (const queue of [emailQueue, bulkEmailQueue])
    await jobs.work<{ emailId: number }>(queue, ({ emailId }) => deliver(db, delivery, emailId))
}
