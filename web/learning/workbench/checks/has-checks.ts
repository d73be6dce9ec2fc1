import type { ReviewCase } from '#contract/learning/reviews.ts'

export const hasChecks = ({ hasExercise, current, checkProgress }: ReviewCase) =>
  hasExercise || current.checkRun !== null || checkProgress.length > 0
