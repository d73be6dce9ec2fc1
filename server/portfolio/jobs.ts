import type { Deps } from '#server/kit/deps.ts'
import { deleteLinksExpiredBefore } from './links.store.ts'
import { retainedSince } from './rules.ts'

export async function portfolioJobs({ db, jobs, clock }: Deps) {
  await jobs.schedule('50 3 * * *', 'forget-ended-portfolio-links', () =>
    deleteLinksExpiredBefore(db, retainedSince(clock())),
  )
}
