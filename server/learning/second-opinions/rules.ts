import { createHash } from 'node:crypto'
import type { ReviewCase } from '#contract/learning/reviews.ts'
import type { SolutionState } from '#contract/learning/solutions.ts'
import { conflict, notAllowed } from '#server/kit/http/errors.ts'

/**
 * Whether a verdict is reviewed a second time. Always the same for a verdict, so that a job that runs twice doesn't choose
 * twice, and evenly spread over verdicts.
 */
export function isSampled(reviewId: number, percent: number): boolean {
  const share = createHash('sha256').update(`review ${reviewId}`).digest().readUInt32BE() / 2 ** 32
  return share * 100 < percent
}

type Appealed = { state: SolutionState; mentorId: number | null; hasNext: boolean; hasAppeal: boolean }

export function assertAppealable({ state, mentorId, hasNext, hasAppeal }: Appealed): void {
  if (hasAppeal) throw conflict('You’ve already asked for a second opinion on this attempt')
  if (state !== 'rejected' || mentorId === null)
    throw conflict('You can ask for a second opinion only when a mentor asks for changes')
  if (hasNext) throw conflict('You’ve already submitted this step again')
}

type Opinion = { learnerId: number; firstMentorId: number | null; decidedAt: Date | null }

/** Neither the first mentor nor the learner decides. */
export function assertMayDecide({ learnerId, firstMentorId, decidedAt }: Opinion, actorId: number): void {
  if (learnerId === actorId) throw notAllowed('You can’t review your own work')
  if (firstMentorId === actorId) throw notAllowed('You reviewed this attempt. Another mentor gives the second opinion.')
  if (decidedAt !== null) throw conflict('Another mentor has already given the second opinion')
}

/**
 * The attempt as nobody has reviewed it: no verdict, no undone ones, and of the comments only the reader's own. The
 * attempts before it keep their reviews, which the learner's work builds on.
 */
export const blinded = (review: ReviewCase): ReviewCase => ({
  ...review,
  state: 'submitted',
  claim: null,
  current: { ...review.current, state: 'submitted', review: null, secondOpinion: null, replies: [], comments: [] },
  undoUntil: null,
  undone: [],
})
