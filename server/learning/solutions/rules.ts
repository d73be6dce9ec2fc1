import { conflict, notAllowed } from '#server/kit/errors.ts'
import type { SolutionRow } from '../tables.ts'

type Last = Pick<SolutionRow, 'attempt' | 'state'> & { hasOpenAppeal?: boolean }

/** Returns the number of the next attempt, or throws if the step can't be submitted again. */
export function nextAttempt(last: Last | null): number {
  if (last?.state === 'submitted') throw conflict('Your last solution is still waiting for review')
  if (last?.state === 'approved') throw conflict('This step is already approved')
  // The mentor who gives the second opinion decides about the last attempt.
  if (last?.hasOpenAppeal)
    throw conflict('You’ve asked for a second opinion. Wait for it, or withdraw your request to submit again.')
  return (last?.attempt ?? 0) + 1
}

/** Not even staff can submit for somebody else. */
export function assertOwnSubmission(callerId: number, userId: number | undefined): void {
  if (userId !== undefined && userId !== callerId) throw notAllowed()
}
