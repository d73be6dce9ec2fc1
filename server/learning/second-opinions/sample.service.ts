import type { Db } from '#server/kit/db/db.ts'
import { readSettings } from '#server/site/index.ts'
import { promiseFor } from '../promises/service.ts'
import type { ReviewRow } from '../tables.ts'
import { isSampled } from './rules.ts'
import { appealOf, insertOpinion } from './store.ts'

/** Has some verdicts of mentors reviewed by a second one. Called when the verdict can no longer be undone. */
export async function sampleVerdict(db: Db, { id, solutionId, mentorId }: ReviewRow, now: Date): Promise<void> {
  if (mentorId === null || (await appealOf(db, solutionId)) !== null) return
  const { secondReviewPercent } = await readSettings(db)
  if (!isSampled(id, secondReviewPercent)) return
  const promisedAt = await promiseFor(db, now)
  await insertOpinion(db, { solutionId, reviewId: id, kind: 'sample', reason: null, createdAt: now, promisedAt })
}
