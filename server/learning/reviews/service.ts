import type { ReviewCase, NewVerdict } from '#contract/learning/reviews.ts'
import { audit, personById } from '#server/identity/index.ts'
import type { Actor } from '#server/kit/http/actor.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/http/errors.ts'
import { notify } from '#server/notifications/index.ts'
import { attemptsOf, type LinkTo, nameOf } from '../solutions/attempts.store.ts'
import { issueIfFinished, withdraw } from '../certificates/service.ts'
import { openForReview } from './claims.service.ts'
import { emailOutcomeLater } from './outcome-emails.service.ts'
import { undoneNotification, verdictNotification } from './notifications.ts'
import { claimEnd, claimNow, refuseOwn, refuseUndo, undoEnd, undoUntil } from './rules.ts'
import {
  caseById,
  type CaseRow,
  inReview,
  insertReview,
  isCertifiedSince,
  lockCase,
  lockEnrolmentOf,
  pauseSubmissions,
  toPlace,
  undoneReviews,
  undoReview,
} from './store.ts'

/** Everything about one attempt. Who handed it in sees their side of it elsewhere, when there is a verdict. */
export async function show({ db, clock }: Deps, actor: Actor, solutionId: number, linkTo: LinkTo): Promise<ReviewCase> {
  const found = await caseById(db, solutionId)
  if (!found) throw notFound('This attempt')
  const attempt = inReview(found)
  refuseOwn(attempt, actor.id)
  const now = clock()
  const [attempts, undone] = await Promise.all([
    attemptsOf(db, found.learnerId, found.stepId, linkTo),
    undoneReviews(db, solutionId),
  ])
  return {
    ...toPlace(found),
    state: found.state,
    claim: claimNow(attempt, actor.id, now),
    current: attempts.find((one) => one.solutionId === solutionId)!,
    earlier: attempts.filter((one) => one.attempt < found.attempt),
    undoUntil: undoUntil(attempt, actor, now),
    undone,
  }
}

/** Gives the verdict with all that follows from it, or nothing: of two at the same moment the second is refused. */
export function decide(deps: Deps, actorId: number, solutionId: number, { verdict, feedback }: NewVerdict) {
  const now = deps.clock()
  return deps.db.transaction(async (db) => {
    // Two last steps approved at once: the second waits here, and then sees that the first is approved.
    await lockEnrolmentOf(db, solutionId)
    const found = await openForReview(db, actorId, solutionId, now)
    const reviewId = await insertReview(db, { solutionId, mentorId: actorId, verdict, feedback, createdAt: now })
    const { learnerId, courseId } = found
    await notify(
      db,
      learnerId,
      verdictNotification(found, { mentor: await nameOfPerson(db, actorId), verdict, feedback }),
    )
    const certificateCode = verdict === 'approved' ? await issueIfFinished(db, deps, learnerId, courseId) : null
    await emailOutcomeLater(deps, db, { solutionId, reviewId, certificateCode }, undoEnd(now))
    return { undoUntil: undoEnd(now).toISOString(), certificateCode }
  })
}

/**
 * Takes the verdict back: the attempt waits again, and who took it back has it for half an hour, or the next mentor
 * would get it before they can say what they meant. What was said stays as a trace.
 */
export function undo(deps: Deps, actor: Actor, solutionId: number): Promise<null> {
  const now = deps.clock()
  return deps.db.transaction(async (db) => {
    await lockEnrolmentOf(db, solutionId)
    await pauseSubmissions(db, solutionId)
    const found = await lockCase(db, solutionId)
    if (!found) throw notFound('This attempt')
    const { at, verdict, mentorId } = refuseUndo(inReview(found), actor, now)
    await undoReview(db, { solutionId, undoneBy: actor.id, undoneAt: now, claimedUntil: claimEnd(now) })
    await takeBackCertificate(db, deps, found, { actorId: actor.id, decidedAt: at })
    await notify(db, found.learnerId, undoneNotification(found, await nameOfPerson(db, actor.id)))
    const before = { verdict, feedback: found.review!.feedback, mentorId }
    await audit(db, { actorId: actor.id, action: 'verdict undone', subject: `solution ${solutionId}`, before })
    return null
  })
}

/** A certificate that stood before the verdict does not rest on it: a step added later does not take it back. */
async function takeBackCertificate(
  db: Db,
  deps: Deps,
  { learnerId: personId, courseId, ...found }: CaseRow,
  { actorId, decidedAt }: { actorId: number; decidedAt: Date },
) {
  if (found.state !== 'approved' || !(await isCertifiedSince(db, { personId, courseId }, decidedAt))) return
  const reason = 'The review that completed the course was taken back'
  await withdraw(db, deps, { personId, courseId, actorId, reason })
}

const nameOfPerson = async (db: Db, id: number) => nameOf((await personById(db, id))!)
