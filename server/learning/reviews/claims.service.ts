import type { BodyOf } from '#contract/kit/endpoint.ts'
import type { Claim, claimNext } from '#contract/learning/reviews.ts'
import { personById } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/http/errors.ts'
import { nameOf } from '../solutions/attempts.store.ts'
import { clearClaim, setClaim, takeNext, takeOldest } from './claims.store.ts'
import { claimEnd, refuseReviewer, toClaim } from './rules.ts'
import { type CaseRow, inReview, lockCase } from './store.ts'

/** Holds an attempt until the transaction ends, and refuses whoever may not work on it now. */
export async function openForReview(db: Db, actorId: number, solutionId: number, now: Date): Promise<CaseRow> {
  const found = await lockCase(db, solutionId)
  if (!found) throw notFound('This attempt')
  refuseReviewer(inReview(found), actorId, now)
  return found
}

/** Takes an attempt for half an hour from now, also when the mentor has it already. */
export function claim({ db, clock }: Deps, actorId: number, solutionId: number): Promise<Claim> {
  const now = clock()
  const until = claimEnd(now)
  return db.transaction(async (db) => {
    await openForReview(db, actorId, solutionId, now)
    await setClaim(db, solutionId, actorId, until)
    const mentor = await personById(db, actorId)
    return toClaim({ id: actorId, name: nameOf(mentor!), until }, actorId)
  })
}

/** Giving back what one does not have, or no longer, changes nothing and is no offence. */
export async function release(db: Db, actorId: number, solutionId: number): Promise<null> {
  if (!(await clearClaim(db, solutionId, actorId))) throw notFound('This attempt')
  return null
}

/** What is skipped goes back to the queue in the same moment: nobody sits on what they do not look at. */
export function claimAnother({ db, clock }: Deps, mentorId: number, { courseId, skip }: BodyOf<typeof claimNext>) {
  const now = clock()
  const wanted = { mentorId, courseId, now, until: claimEnd(now) }
  return db.transaction(async (db) => {
    if (skip === undefined) return { solutionId: await takeOldest(db, wanted) }
    await clearClaim(db, skip, mentorId)
    return { solutionId: await takeNext(db, wanted, skip) }
  })
}
