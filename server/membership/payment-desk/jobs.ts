import { dayMs } from '#contract/kit/durations.ts'
import type { Deps } from '#server/kit/deps.ts'
import { deleteIdempotencyKeysBefore } from '#server/kit/http/idempotency.ts'
import { sumPastDays } from './totals.store.ts'

const week = 7 * dayMs

/** A phone that was off for days may still retry a call; after a week it won't. */
export const deleteOldIdempotencyKeys = ({ db, clock }: Deps): Promise<void> =>
  deleteIdempotencyKeysBefore(db, new Date(clock().getTime() - week))

const totalsQueue = 'payment-totals'

export async function paymentJobs(deps: Deps) {
  const { db, jobs, clock } = deps
  const sumDays = () => sumPastDays(db, clock())
  await jobs.work(totalsQueue, sumDays)
  await jobs.add(db, totalsQueue, {})
  // Soon after midnight in India, and again in case that failed.
  await jobs.schedule('5 * * * *', `${totalsQueue}-schedule`, sumDays)
  await jobs.schedule('40 3 * * *', 'idempotency-key-cleanup', () => deleteOldIdempotencyKeys(deps))
}
