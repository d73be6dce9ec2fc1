import type { Deps } from '#server/kit/deps.ts'
import { deleteIdempotencyKeysBefore } from '#server/kit/http/idempotency.ts'

const week = 7 * 24 * 60 * 60 * 1000

/** A phone that was off for days may still retry a call; after a week it won't. */
export const deleteOldIdempotencyKeys = ({ db, clock }: Deps): Promise<void> =>
  deleteIdempotencyKeysBefore(db, new Date(clock().getTime() - week))

export async function paymentJobs(deps: Deps) {
  await deps.jobs.schedule('40 3 * * *', 'idempotency-key-cleanup', () => deleteOldIdempotencyKeys(deps))
}
