import type { NewVerdict } from '#contract/learning/reviews.ts'
import { audit, fullName, lockPerson, personById } from '#server/identity/index.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import type { Db } from '#server/kit/db/db.ts'
import { conflict, notFound } from '#server/kit/errors.ts'
import { notify } from '#server/notifications/index.ts'
import { readSettings } from '#server/site/index.ts'
import { issueIfFinished } from '../certificates/service.ts'
import type { LinkTo } from '../file-links.ts'
import { promiseFor } from '../promises/service.ts'
import { assertUnclaimed, claimEnd, currentClaim, mentorName, toClaim } from '../reviews/rules.ts'
import { show } from '../reviews/service.ts'
import { caseById, type CaseRow, undoReview } from '../reviews/store.ts'
import { insertReview, lockForVerdict } from '../reviews/verdicts.store.ts'
import { secondOpinionGiven, verdictConfirmed, verdictGiven } from '../texts.ts'
import { assertAppealable, assertMayDecide, isSampled, nobodyElse } from './rules.ts'
import {
  appealOf,
  clearClaim,
  deleteOpenAppeal,
  deleteOpenOf,
  hasAnotherMentor,
  insertOpinion,
  lockOpinion,
  opinionById,
  setClaim,
  setDecision,
} from './store.ts'
import type { ReviewRow } from '../tables.ts'

/** The lock on the learner keeps a new submission from coming in between. */
async function lockOwnAttempt(db: Db, personId: number, solutionId: number) {
  await lockPerson(db, personId)
  const found = await caseById(db, solutionId)
  if (found?.learnerId !== personId) throw notFound('This attempt')
  return found
}

export function appeal(db: Db, { clock }: Tools, personId: number, solutionId: number, reason: string) {
  const now = clock()
  return db.transaction(async (db) => {
    const { state, hasNext, review } = await lockOwnAttempt(db, personId, solutionId)
    const hasAppeal = (await appealOf(db, solutionId)) !== null
    assertAppealable({ state, hasNext, hasAppeal, mentorId: review?.mentorId ?? null })
    if (!(await hasAnotherMentor(db, review!.id, personId))) throw nobodyElse()
    const promisedAt = await promiseFor(db, now)
    // One more opinion on the same verdict is enough.
    await deleteOpenOf(db, review!.id)
    await insertOpinion(db, { solutionId, reviewId: review!.id, kind: 'appeal', reason, createdAt: now, promisedAt })
    return { promisedAt: promisedAt.toISOString() }
  })
}

/** Has some verdicts of mentors reviewed by a second one. Called when the verdict can no longer be undone. */
export async function sampleVerdict(db: Db, { id, solutionId, mentorId }: ReviewRow, now: Date): Promise<void> {
  if (mentorId === null || (await appealOf(db, solutionId)) !== null) return
  const { secondReviewPercent } = await readSettings(db)
  if (!isSampled(id, secondReviewPercent)) return
  const promisedAt = await promiseFor(db, now)
  await insertOpinion(db, { solutionId, reviewId: id, kind: 'sample', reason: null, createdAt: now, promisedAt })
}

export function withdraw(db: Db, personId: number, solutionId: number): Promise<null> {
  return db.transaction(async (db) => {
    await lockOwnAttempt(db, personId, solutionId)
    if (!(await deleteOpenAppeal(db, solutionId))) throw conflict('There is no open request to withdraw')
    return null
  })
}

/** The attempt as nobody has reviewed it. */
export async function showBlind(db: Db, tools: Tools, actor: Actor, opinionId: number, linkTo: LinkTo) {
  const { opinion, holder } = await requireUndecided(db, opinionId, actor.id)
  return {
    ...(await show(db, tools, actor, opinion.solutionId, linkTo)),
    claim: currentClaim({ holder }, actor.id, tools.clock()),
    opinionId,
    reason: opinion.reason,
    promisedAt: opinion.promisedAt.toISOString(),
  }
}

async function requireUndecided(db: Db, opinionId: number, actorId: number) {
  const found = await opinionById(db, opinionId)
  const attempt = found && (await caseById(db, found.opinion.solutionId))
  if (!found || !attempt) throw notFound('This second opinion')
  const { knownTo, opinion } = found
  const { firstMentorId, decidedAt } = opinion
  assertMayDecide({ learnerId: attempt.learnerId, firstMentorId, knownTo, decidedAt }, actorId)
  return { ...found, attempt }
}

export function claim(db: Db, { clock }: Tools, actorId: number, opinionId: number) {
  const now = clock()
  return db.transaction(async (db) => {
    await lockOpinion(db, opinionId)
    assertUnclaimed(await requireUndecided(db, opinionId, actorId), actorId, now)
    const until = claimEnd(now)
    const name = await setClaim(db, opinionId, { claimedBy: actorId, claimedUntil: until })
    return toClaim({ id: actorId, name, until }, actorId)
  })
}

/** Releasing what the mentor hasn't claimed changes nothing. */
export async function release(db: Db, actorId: number, opinionId: number): Promise<null> {
  await clearClaim(db, opinionId, actorId)
  return null
}

export function decide(db: Db, tools: Tools, actorId: number, opinionId: number, given: NewVerdict) {
  const now = tools.clock()
  return db.transaction(async (db) => {
    const unlocked = await opinionById(db, opinionId)
    if (!unlocked) throw notFound('This second opinion')
    // The same order as a review: the enrolment, the attempt, then what belongs to it.
    await lockForVerdict(db, unlocked.opinion.solutionId, actorId)
    await lockOpinion(db, opinionId)
    const { opinion, attempt, holder } = await requireUndecided(db, opinionId, actorId)
    assertUnclaimed({ holder }, actorId, now)
    const { verdict, feedback, mentorId } = attempt.review!
    await setDecision(db, opinionId, { mentorId: actorId, ...given, decidedAt: now })
    const mentor = fullName((await personById(db, actorId))!)
    const agrees = verdict === given.verdict
    if (opinion.kind === 'appeal') await settle(db, tools, attempt, { ...given, actorId, mentor, agrees, now })
    if (mentorId !== null) {
      const outcome = { ...given, solutionId: attempt.id, stepName: attempt.stepName, mentor, agrees }
      await notify(db, tools, mentorId, secondOpinionGiven(outcome))
    }
    const after = { verdict: given.verdict, kind: opinion.kind, agrees }
    await audit(db, { actorId, action: 'second opinion given', subject: `solution ${attempt.id}`, after })
    return { agrees, first: { mentor: mentorName(attempt.mentor), verdict, feedback } }
  })
}

type Settled = NewVerdict & { actorId: number; mentor: string; agrees: boolean; now: Date }

/** An approved appeal replaces the first verdict, which stays as a record. */
async function settle(db: Db, tools: Tools, attempt: CaseRow, outcome: Settled): Promise<void> {
  const { actorId, mentor, verdict, feedback, agrees, now } = outcome
  const { id: solutionId, learnerId, courseId } = attempt
  if (agrees) {
    await notify(db, tools, learnerId, verdictConfirmed({ ...attempt, mentor, feedback }))
    return
  }
  await undoReview(db, { solutionId, undoneBy: actorId, undoneAt: now, claimedUntil: now })
  // Emailed by the next job: a second opinion is final.
  const review = { solutionId, mentorId: actorId, verdict, feedback, createdAt: now, outcomeDueAt: now }
  const notification = verdictGiven({ ...attempt, mentor, verdict, feedback })
  await insertReview(db, review, { personId: learnerId, ...notification })
  await issueIfFinished(db, tools, learnerId, courseId, now)
}
