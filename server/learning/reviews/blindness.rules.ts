import type { ReviewCase } from '#contract/learning/reviews.ts'
import type { Attempt } from '#contract/learning/solutions.ts'

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
