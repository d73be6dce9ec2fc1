import type { BodyOf } from '#contract/kit/endpoint.ts'
import type { Claim, claimNext } from '#contract/learning/reviews.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import { clearClaim, type NewClaim, setClaim, claimAfter, claimEarliest } from './claims.store.ts'
import { claimEnd, assertReviewable, toClaim } from './rules.ts'
import { lockCase, type StateRow, reviewState } from './store.ts'

export function requireReviewable<Case extends StateRow>(found: Case | null, actorId: number, now: Date): Case {
  if (!found) throw notFound('This attempt')
  assertReviewable(reviewState(found), actorId, now)
  return found
}

/** Claims the attempt, or renews the mentor's claim. */
export async function claim(db: Db, { clock }: Tools, actorId: number, solutionId: number): Promise<Claim> {
  const now = clock()
  const until = claimEnd(now)
  const wanted = { solutionId, mentorId: actorId, now, until }
  const name = (await setClaim(db, wanted)) ?? (await claimOrSayWhyNot(db, wanted))
  return toClaim({ id: actorId, name, until }, actorId)
}

/** Under a lock, because the attempt may have been released meanwhile. */
const claimOrSayWhyNot = (db: Db, wanted: NewClaim): Promise<string> =>
  db.transaction(async (db) => {
    requireReviewable(await lockCase(db, wanted.solutionId), wanted.mentorId, wanted.now)
    return (await setClaim(db, wanted))!
  })

/** Releasing an attempt that the mentor hasn't claimed changes nothing. */
export async function release(db: Db, actorId: number, solutionId: number): Promise<null> {
  if (!(await clearClaim(db, solutionId, actorId))) throw notFound('This attempt')
  return null
}

/** Releases the skipped attempt in the same transaction. */
export function claimNextAttempt(
  db: Db,
  { clock }: Tools,
  mentorId: number,
  { courseId, skip }: BodyOf<typeof claimNext>,
) {
  const now = clock()
  const search = { mentorId, courseId, now, until: claimEnd(now) }
  return db.transaction(async (db) => {
    if (skip === undefined) return { solutionId: await claimEarliest(db, search) }
    await clearClaim(db, skip, mentorId)
    return { solutionId: await claimAfter(db, search, skip) }
  })
}
