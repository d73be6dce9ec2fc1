import type { ReviewCase, NewVerdict } from '#contract/learning/reviews.ts'
import { audit, personById } from '#server/identity/index.ts'
import type { Actor } from '#server/kit/actor.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { conflict, notFound } from '#server/kit/errors.ts'
import { notify } from '#server/notifications/index.ts'
import type { LinkTo } from '../file-links.ts'
import { attemptRowsBeside, mentorName, nameOf, withDetails } from '../solutions/attempts.store.ts'
import { issueIfFinished, revokeForCourse } from '../certificates/service.ts'
import { lessonWorkOf } from '../lessons/work.service.ts'
import { progressOf } from '../practice/progress.store.ts'
import { compensateVerdict } from '../promises/compensation.service.ts'
import { blinded } from '../second-opinions/rules.ts'
import { deleteOpenOf, givenOpinions, isDecidedTwice, hiddenVerdicts } from '../second-opinions/store.ts'
import { verdictGiven, verdictUndone } from '../texts.ts'
import { requireReviewable } from './claims.service.ts'
import { claimEnd, currentClaim, assertNotOwnWork, assertUndoable, undoEnd, undoUntil } from './rules.ts'
import {
  caseById,
  type CaseRow,
  reviewState,
  isCertifiedSince,
  lockCase,
  lockEnrolmentOf,
  pauseSubmissions,
  toListedAttempt,
  undoneReviews,
  undoReview,
} from './store.ts'
import { insertReview, lockForVerdict, type NewReview, type VerdictCase } from './verdicts.store.ts'

export async function show(
  db: Db,
  { clock }: Tools,
  actor: Actor,
  solutionId: number,
  linkTo: LinkTo,
): Promise<ReviewCase> {
  const [found, rows] = await Promise.all([caseById(db, solutionId), attemptRowsBeside(db, solutionId)])
  if (!found) throw notFound('This attempt')
  const attempt = reviewState(found)
  assertNotOwnWork(attempt, actor.id)
  const now = clock()
  const { learnerId: personId, stepId } = found
  const [attempts, lessonWork, checkProgress, undone, hidden, secondOpinions] = await Promise.all([
    withDetails(db, rows, { id: actor.id, linkTo }),
    lessonWorkOf(db, personId, found),
    found.hasCheckProgress ? progressOf(db, { personId, stepId }) : [],
    found.hasUndone ? undoneReviews(db, solutionId) : [],
    found.hasOpenOpinion ? hiddenVerdicts(db, actor.id, personId) : [],
    found.hasGivenOpinion ? givenOpinions(db, actor, solutionId) : [],
  ])
  const review: ReviewCase = {
    ...toListedAttempt(found),
    instructions: found.instructions,
    lessonWork,
    checkProgress,
    hasExercise: found.exerciseVersion !== null,
    state: found.state,
    claim: currentClaim(attempt, actor.id, now),
    current: attempts.find((attempt) => attempt.solutionId === solutionId)!,
    earlier: attempts.filter(({ attempt }) => attempt < found.attempt),
    undoUntil: undoUntil(attempt, actor, now),
    undone,
    secondOpinions,
    opinionId: null,
  }
  return hidden.length > 0 ? blinded(review, hidden) : review
}

export function decide(db: Db, tools: Tools, actorId: number, solutionId: number, { verdict, feedback }: NewVerdict) {
  const now = tools.clock()
  return db.transaction(async (db) => {
    // If two last steps are approved at the same time, the second sees the first and issues the certificate.
    const found = requireReviewable(await lockForVerdict(db, solutionId, actorId), actorId, now)
    const review = { solutionId, mentorId: actorId, verdict, feedback, createdAt: now }
    const certificateCode = await storeVerdict(db, tools, found, review)
    return { undoUntil: undoEnd(now).toISOString(), certificateCode }
  })
}

/** With its consequences. Returns the code of the certificate if it completed the course. */
async function storeVerdict(
  db: Db,
  tools: Tools,
  found: VerdictCase,
  given: Omit<NewReview, 'outcomeDueAt'>,
): Promise<string | null> {
  const { learnerId: personId, courseId } = found
  const { verdict, feedback, createdAt } = given
  const notification = verdictGiven({ ...found, mentor: mentorName(found.reviewer), verdict, feedback })
  // Sent only when the verdict can no longer be undone, because an email can't be withdrawn.
  const review = { ...given, outcomeDueAt: undoEnd(createdAt) }
  const isLate = createdAt > found.promisedAt
  const isLastApproval = verdict === 'approved' && found.isLastStep
  await insertReview(db, review, { personId, ...notification })
  if (isLate) await compensateVerdict(db, tools, found.id, createdAt)
  return isLastApproval ? issueIfFinished(db, tools, personId, courseId, createdAt) : null
}

/**
 * The verdict of the checks: every one passed on the server. A mentor who decided first has the last word. In the
 * transaction that stores the result.
 */
export async function approveByChecks(db: Db, tools: Tools, solutionId: number, checkRunId: number): Promise<void> {
  const now = tools.clock()
  const found = await lockForVerdict(db, solutionId, null)
  if (found?.state !== 'submitted') return
  const verdict = 'approved'
  await storeVerdict(db, tools, found, {
    solutionId,
    mentorId: null,
    checkRunId,
    verdict,
    feedback: '',
    createdAt: now,
  })
  const after = { verdict, decidedBy: 'checks', checkRunId }
  await audit(db, { actorId: null, action: 'approved by checks', subject: `solution ${solutionId}`, after })
}

/** Claims the attempt for the person who undoes the verdict, so that no other mentor gets it first. */
export function undo(db: Db, tools: Tools, actor: Actor, solutionId: number): Promise<{ feedback: string }> {
  const now = tools.clock()
  return db.transaction(async (db) => {
    await lockEnrolmentOf(db, solutionId)
    await pauseSubmissions(db, solutionId)
    const found = await lockCase(db, solutionId)
    if (!found) throw notFound('This attempt')
    const { at, verdict, mentorId } = assertUndoable(reviewState(found), actor, now)
    const reviewId = found.review!.id
    if (await isDecidedTwice(db, reviewId)) throw conflict('Another mentor has given a second opinion on this verdict')
    await deleteOpenOf(db, reviewId)
    await undoReview(db, { solutionId, undoneBy: actor.id, undoneAt: now, claimedUntil: claimEnd(now) })
    await revokeCertificateOf(db, tools, found, { actorId: actor.id, decidedAt: at })
    await notify(db, tools, found.learnerId, verdictUndone({ ...found, mentor: await nameOfPerson(db, actor.id) }))
    const { feedback } = found.review!
    // Without the feedback: it stays with the attempt, where a second opinion hides it.
    const before = { verdict, mentorId }
    await audit(db, { actorId: actor.id, action: 'verdict undone', subject: `solution ${solutionId}`, before })
    return { feedback }
  })
}

/** Only if this verdict completed the course: an older certificate does not depend on it. */
async function revokeCertificateOf(
  db: Db,
  tools: Tools,
  { learnerId: personId, courseId, ...found }: CaseRow,
  { actorId, decidedAt }: { actorId: number; decidedAt: Date },
) {
  if (found.state !== 'approved' || !(await isCertifiedSince(db, { personId, courseId }, decidedAt))) return
  const reason = 'The review that completed the course was undone'
  await revokeForCourse(db, tools, { personId, courseId, actorId, reason })
}

const nameOfPerson = async (db: Db, id: number) => nameOf((await personById(db, id))!)
