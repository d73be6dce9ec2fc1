import { mayUse, type Standing } from '#contract/kit/access.ts'
import {
  type Claim,
  claimMinutes,
  type NewComment,
  type ReviewCase,
  undoMinutes,
  type Verdict,
} from '#contract/learning/reviews.ts'
import { type Attempt, automaticChecks, type SolutionState, type Suggestion } from '#contract/learning/solutions.ts'
import { type AppError, conflict, invalid, notAllowed } from '#server/kit/errors.ts'

const minute = 60 * 1000

/** A verdict by the checks has no mentor. */
export const mentorName = (name: string | null) => name ?? automaticChecks

export type Holder = { id: number; name: string; until: Date }
/** Without a mentor it was made by the checks. */
export type Decision = { mentorId: number | null; mentor: string; verdict: Verdict; at: Date }

/** What decides who may do what with an attempt. */
export type ReviewState = {
  learnerId: number
  state: SolutionState
  /** The last claim, which may have expired. */
  holder: Holder | null
  /** The verdict that wasn't undone. */
  decision: Decision | null
  /** Whether the learner has submitted the step again since. */
  hasNext: boolean
}

const currentHolder = ({ holder }: Pick<ReviewState, 'holder'>, now: Date): Holder | null =>
  holder && holder.until > now ? holder : null

export const toClaim = ({ id, name, until }: Holder, readerId: number): Claim => ({
  userId: id,
  name,
  until: until.toISOString(),
  isMine: id === readerId,
})

export function currentClaim(attempt: Pick<ReviewState, 'holder'>, readerId: number, now: Date): Claim | null {
  const holder = currentHolder(attempt, now)
  return holder && toClaim(holder, readerId)
}

export const claimEnd = (now: Date) => new Date(now.getTime() + claimMinutes * minute)
export const undoEnd = (decidedAt: Date) => new Date(decidedAt.getTime() + undoMinutes * minute)

export function assertReviewable(attempt: ReviewState, actorId: number, now: Date) {
  assertNotOwnWork(attempt, actorId)
  assertUndecided(attempt, actorId)
  assertUnclaimed(attempt, actorId, now)
}

export const ownWork = () => notAllowed('You can’t review your own work')

export function assertNotOwnWork({ learnerId }: Pick<ReviewState, 'learnerId'>, actorId: number) {
  if (learnerId === actorId) throw ownWork()
}

export function assertUndecided({ state, decision }: Pick<ReviewState, 'state' | 'decision'>, actorId: number) {
  if (state === 'submitted') return
  if (decision?.mentorId === actorId) throw conflict(`You have already ${decision.verdict} this attempt`)
  // Not by whom, or how: another mentor may be giving a second opinion.
  throw conflict('This attempt has already been reviewed')
}

export function assertUnclaimed(attempt: Pick<ReviewState, 'holder'>, actorId: number, now: Date) {
  const holder = currentHolder(attempt, now)
  if (!holder || holder.id === actorId) return
  const minutes = Math.ceil((holder.until.getTime() - now.getTime()) / minute)
  throw conflict(`${holder.name} is reviewing this. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`)
}

type Actor = Standing & { id: number }

function undoProblem({ learnerId, decision, hasNext }: ReviewState, actor: Actor, now: Date): AppError | null {
  if (learnerId === actor.id) return ownWork()
  if (!decision) return conflict('There is no verdict to undo')
  if (decision.mentorId !== null && decision.mentorId !== actor.id && !mayUse(actor, 'team:act')) {
    return notAllowed('Only the mentor who gave this verdict, or who leads the team, can undo it')
  }
  // The next attempt is based on this verdict.
  if (hasNext) return conflict('The learner has already submitted the next attempt')
  if (undoEnd(decision.at) <= now) return conflict(`You can undo a verdict only within ${undoMinutes} minutes`)
  return null
}

/** Returns the verdict to undo. */
export function assertUndoable(attempt: ReviewState, actor: Actor, now: Date): Decision {
  const problem = undoProblem(attempt, actor, now)
  if (problem) throw problem
  return attempt.decision!
}

/** Until when this person can undo the verdict; null if they can't. */
export const undoUntil = (attempt: ReviewState, actor: Actor, now: Date): string | null =>
  attempt.decision && mayUse(actor, 'reviews:act') && !undoProblem(attempt, actor, now)
    ? undoEnd(attempt.decision.at).toISOString()
    : null

/** A comment is on a line of a file or on the whole attempt. */
export function assertCompletePosition({ fileId, line }: Pick<NewComment, 'fileId' | 'line'>) {
  if (fileId !== undefined && line === undefined) throw invalid({ line: 'Enter the line of the file' })
  if (fileId === undefined && line !== undefined) throw invalid({ fileId: 'Enter the file the line is in' })
}

/** After an undone verdict, the learner may already have replied to a comment. */
export function assertNoReplies(hasReplies: boolean) {
  if (hasReplies) throw conflict('The learner has already replied to this comment')
}

/** A suggestion replaces lines, so its comment must be on one. */
export function assertHasLine(suggestion: Suggestion | null | undefined, line: number | null | undefined) {
  if (suggestion && line == null) throw invalid({ suggestion: 'Suggest a change on a line' })
}

export const notInAttempt = () => invalid({ fileId: 'This file is not part of the attempt' })

const maxReplies = 100

/** All replies are loaded with the attempt. */
export function assertNotFull(replies: number) {
  if (replies >= maxReplies) throw conflict('This conversation is full. Ask a mentor a question instead.')
}

/** Nobody wrote the verdict of the checks. */
export function assertAnswerable(authorId: number | null) {
  if (authorId === null) throw conflict('The automatic checks gave this verdict. Ask a mentor a question instead.')
}

/** The attempt as nobody has reviewed it. */
const blindedAttempt = (attempt: Attempt): Attempt => ({
  ...attempt,
  state: 'submitted',
  review: null,
  secondOpinion: null,
  replies: [],
  comments: [],
})

/**
 * Hides every verdict that is being looked at again, on this attempt and on those before it. Other attempts keep their
 * reviews, which the learner's work builds on.
 */
export function blinded(review: ReviewCase, hidden: { solutionId: number; opinionId: number }[]): ReviewCase {
  const opinions = new Map(hidden.map(({ solutionId, opinionId }) => [solutionId, opinionId]))
  const earlier = review.earlier.map((attempt) =>
    opinions.has(attempt.solutionId) ? blindedAttempt(attempt) : attempt,
  )
  const opinionId = opinions.get(review.solutionId)
  if (opinionId === undefined) return { ...review, earlier }
  return {
    ...review,
    earlier,
    opinionId,
    state: 'submitted',
    claim: null,
    current: blindedAttempt(review.current),
    undoUntil: null,
    undone: [],
    secondOpinions: [],
  }
}
