import type { Deps } from '#server/kit/deps.ts'
import { forgetGoodbyes, goodbyeDays } from './goodbyes.service.ts'

const day = 86_400_000

export async function goodbyeJobs({ jobs, db, clock }: Deps) {
  await jobs.schedule('10 3 * * *', 'account-deletion-email-cleanup', () =>
    forgetGoodbyes(db, new Date(clock().getTime() - goodbyeDays * day)),
  )
}
