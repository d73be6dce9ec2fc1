import { conflict, notAllowed } from '#server/kit/http/errors.ts'
import type { SolutionRow } from '../tables.ts'

type Last = Pick<SolutionRow, 'attempt' | 'state'>

/** The number of the attempt that may be submitted after the last one; null where there was none yet. */
export function nextAttempt(last: Last | null): number {
  if (last?.state === 'submitted') throw conflict('Your last solution is still waiting for review')
  if (last?.state === 'approved') throw conflict('This step is already approved')
  return (last?.attempt ?? 0) + 1
}

/** A solution is submitted by whoever made it; nobody does it for another, staff neither. */
export function refuseOthers(callerId: number, userId: number | undefined): void {
  if (userId !== undefined && userId !== callerId) throw notAllowed()
}

/** An answer may be put better until the next attempt is submitted; from then on the mentor may have read it. */
export function refuseLateChange(isAnswered: boolean, isLastAttempt: boolean): void {
  if (isAnswered && !isLastAttempt) throw conflict('You have submitted again since; this answer stays as it is')
}
