import type { Role } from '#contract/kit/endpoint.ts'
import { type Claim, claimMinutes, undoMinutes, type Verdict } from '#contract/learning/reviews.ts'
import type { SolutionState } from '#contract/learning/solutions.ts'
import { type AppError, conflict, notAllowed } from '#server/kit/http/errors.ts'

const minute = 60 * 1000

export type Holder = { id: number; name: string; until: Date }
export type Decision = { mentorId: number; mentor: string; verdict: Verdict; at: Date }

/** An attempt, as far as it matters for who may do what with it. */
export type InReview = {
  learnerId: number
  state: SolutionState
  /** Who took it last, even if their time is over. */
  holder: Holder | null
  /** The verdict that stands. */
  decision: Decision | null
  /** Whether the learner has handed the step in again since. */
  hasNext: boolean
}

/** Who is on it now: a claim that ran out is none. */
const holderNow = ({ holder }: Pick<InReview, 'holder'>, now: Date): Holder | null =>
  holder && holder.until > now ? holder : null

export const toClaim = ({ id, name, until }: Holder, readerId: number): Claim => ({
  userId: id,
  name,
  until: until.toISOString(),
  isMine: id === readerId,
})

/** Who is on it now, as the reader is told. */
export function claimNow(attempt: Pick<InReview, 'holder'>, readerId: number, now: Date): Claim | null {
  const holder = holderNow(attempt, now)
  return holder && toClaim(holder, readerId)
}

export const claimEnd = (now: Date) => new Date(now.getTime() + claimMinutes * minute)
export const undoEnd = (decidedAt: Date) => new Date(decidedAt.getTime() + undoMinutes * minute)

/** Refuses whoever may not work on the attempt now: it is their own, it is decided, or another mentor is on it. */
export function refuseReviewer(attempt: InReview, actorId: number, now: Date) {
  refuseOwn(attempt, actorId)
  refuseDecided(attempt, actorId)
  refuseHeld(attempt, actorId, now)
}

const ownWork = () => notAllowed('You cannot review your own work')

export function refuseOwn({ learnerId }: Pick<InReview, 'learnerId'>, actorId: number) {
  if (learnerId === actorId) throw ownWork()
}

export function refuseDecided({ state, decision }: Pick<InReview, 'state' | 'decision'>, actorId: number) {
  if (state === 'submitted') return
  if (!decision) throw conflict(`This attempt is already ${state}`)
  const who = decision.mentorId === actorId ? 'You have' : `${decision.mentor} has`
  throw conflict(`${who} already ${decision.verdict} this attempt`)
}

function refuseHeld(attempt: InReview, actorId: number, now: Date) {
  const holder = holderNow(attempt, now)
  if (!holder || holder.id === actorId) return
  const minutes = Math.ceil((holder.until.getTime() - now.getTime()) / minute)
  throw conflict(`${holder.name} is on this attempt, for up to ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}`)
}

type Undoer = { id: number; role: Role }

function whyNoUndo({ learnerId, decision, hasNext }: InReview, actor: Undoer, now: Date): AppError | null {
  if (learnerId === actor.id) return ownWork()
  if (!decision) return conflict('There is no verdict to take back')
  if (decision.mentorId !== actor.id && actor.role !== 'admin') {
    return notAllowed(`Only ${decision.mentor} or an admin can take this verdict back`)
  }
  // What the learner built on the verdict would hang in the air.
  if (hasNext) return conflict('The learner has already submitted the next attempt')
  if (undoEnd(decision.at) <= now) return conflict(`A verdict can be taken back for ${undoMinutes} minutes only`)
  return null
}

/** Answers the verdict that may be taken back. */
export function refuseUndo(attempt: InReview, actor: Undoer, now: Date): Decision {
  const problem = whyNoUndo(attempt, actor, now)
  if (problem) throw problem
  return attempt.decision!
}

/** Until when this person can take the verdict back; null when they cannot. */
export const undoUntil = (attempt: InReview, actor: Undoer, now: Date): string | null =>
  attempt.decision && !whyNoUndo(attempt, actor, now) ? undoEnd(attempt.decision.at).toISOString() : null
