import type { NewVerdict } from '#contract/learning/reviews.ts'
import { audit, fullName, personById } from '#server/identity/index.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import type { Db } from '#server/kit/db/db.ts'
import { conflict, notFound } from '#server/kit/errors.ts'
import { emailPeople, notify, pushPeople } from '#server/notifications/index.ts'
import { emailCertificate, issueIfFinished, revokeForCourse } from '../certificates/service.ts'
import { compensateVerdict } from '../compensation/service.ts'
import { requireReviewable } from '../reviews/claims.service.ts'
import { assertUndoable, claimEnd, mentorName, undoEnd } from '../reviews/rules.ts'
import {
  type CaseRow,
  isCertifiedSince,
  lockCase,
  lockEnrolmentOf,
  pauseSubmissions,
  reviewState,
  undoReview,
} from '../reviews/store.ts'
import {
  clearOutcomeDue,
  insertReview,
  lockForVerdict,
  type NewReview,
  solutionsWithOutcomeDue,
  type VerdictCase,
} from '../reviews/verdicts.store.ts'
import { deleteOpenOf, isDecidedTwice } from '../second-opinions/store.ts'
import { verdictEmail, verdictEmailKey, verdictGiven, verdictUndone } from '../texts.ts'
import { codeIssuedAt } from '../certificates/store.ts'
import { sampleVerdict } from '../second-opinions/service.ts'

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

const nameOfPerson = async (db: Db, id: number) => fullName((await personById(db, id))!)

/** Emails and pushes the verdicts that can no longer be undone. One that fails doesn't affect the others. */
export async function emailOutcomes(db: Db, tools: Tools): Promise<void> {
  const errors: unknown[] = []
  for (const solutionId of await solutionsWithOutcomeDue(db, tools.clock())) {
    await emailOutcome(db, tools, solutionId).catch((error: unknown) => errors.push(error))
  }
  // The job is retried for those that failed.
  if (errors.length > 0) throw new AggregateError(errors, 'some verdicts were not emailed')
}

/** Exactly once: the lock makes jobs of several instances wait for each other, and an undo at the last moment for them. */
const emailOutcome = (db: Db, tools: Tools, solutionId: number): Promise<void> =>
  db.transaction(async (db) => {
    const found = await lockCase(db, solutionId)
    const now = tools.clock()
    if (!found?.review?.outcomeDueAt || found.review.outcomeDueAt > now) return
    const { learnerId: personId, courseId, review, mentor } = found
    const { verdict, feedback } = review
    const given = { ...found, mentor: mentorName(mentor), verdict, feedback }
    const email = verdictEmail(given, tools.env.publicUrl)
    await emailPeople(db, tools, [{ personId, preference: 'reviews', dedupeKey: verdictEmailKey(review.id), ...email }])
    await pushPeople(db, tools, [{ personId, ...verdictGiven(given) }])
    const code = await codeIssuedAt(db, { personId, courseId, issuedAt: review.createdAt })
    if (code) await emailCertificate(db, tools, code)
    await sampleVerdict(db, review, now)
    await clearOutcomeDue(db, review.id)
  })
