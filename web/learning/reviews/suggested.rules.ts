import type { WaitingReview } from '#contract/learning/reviews.ts'

const marked = 3

type Listed = Pick<WaitingReview, 'solutionId' | 'isSuggested'> & { claim: object | null }

/** The next few that are suggested and that nobody reviews yet: a mentor who works alone is suggested the whole queue. */
export const nextSuggested = (rows: Listed[]): Set<number> =>
  new Set(
    rows
      .filter(({ isSuggested, claim }) => isSuggested && claim === null)
      .slice(0, marked)
      .map(({ solutionId }) => solutionId),
  )
