import { createHash } from 'node:crypto'
import type { SolutionState } from '#contract/learning/solutions.ts'
import { conflict, notAllowed } from '#server/kit/errors.ts'
import { ownWork } from '../reviews/rules.ts'

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

export const nobodyElse = () =>
  conflict('There is no other mentor who could give a second opinion. You can ask about the feedback instead.')

type Opinion = { learnerId: number; firstMentorId: number | null; knownTo: number[]; decidedAt: Date | null }

/** Neither the learner decides, nor a mentor who knows the first verdict: its author, or who has given an opinion on it. */
export function assertMayDecide({ learnerId, firstMentorId, knownTo, decidedAt }: Opinion, actorId: number): void {
  if (learnerId === actorId) throw ownWork()
  if (firstMentorId === actorId) throw notAllowed('You reviewed this attempt. Another mentor gives the second opinion.')
  if (decidedAt !== null) throw conflict('Another mentor has already given the second opinion')
  if (knownTo.includes(actorId))
    throw notAllowed('You’ve already given an opinion on this attempt. Another mentor gives the second opinion.')
}
