import { dayMs } from '#contract/kit/durations.ts'
import { createClaims } from '#server/kit/db/claims.ts'
import type { Deps } from '#server/kit/deps.ts'
import { createEmailPrinter } from '#server/kit/mailer.ts'
import { createMailers } from './email-server/service.ts'
import { bulkEmailQueue, type Delivery, deliver, emailQueue } from './emails.service.ts'
import { deleteFarewells } from './emails.store.ts'
import { farewellDays } from './texts.ts'

export async function emailJobs({ db, ...tools }: Deps) {
  const claim = createClaims(db)
  const { env, jobs, secret, clock } = tools
  for (const queue of [emailQueue, bulkEmailQueue]) {
    // Each queue has its own connections, so that nobody waits for a link behind an announcement.
    const mailerNow = createMailers(tools)
    const delivery: Omit<Delivery, 'mailer'> = {
      claim,
      print: createEmailPrinter(env),
      secret,
      publicUrl: env.publicUrl,
    }
    const run = async ({ emailId }: { emailId: number }) =>
      deliver(db, { ...delivery, mailer: await mailerNow(db) }, emailId)
    // Twice as many as there are connections to the email server, so that those never wait for the database.
    await jobs.work(queue, run, { concurrency: 2 * env.emailConcurrency })
  }
  await jobs.schedule('10 3 * * *', 'account-deletion-email-cleanup', () =>
    deleteFarewells(db, new Date(clock().getTime() - farewellDays * dayMs)),
  )
}
