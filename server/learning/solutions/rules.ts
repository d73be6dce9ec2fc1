import { conflict, invalid, notAllowed, outdated } from '#server/kit/errors.ts'
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

type Versions = { exerciseVersion?: number | undefined; isTaskChanged: boolean }

/** Work that waited on a device may be for an exercise or a task that is another one by now. */
export function assertForToday({ exerciseVersion, isTaskChanged }: Versions, current: number | null): void {
  if (exerciseVersion !== undefined && exerciseVersion !== current)
    throw outdated('The exercise has changed since you wrote this. Look at the new one, then submit again.')
  if (isTaskChanged) throw outdated('The task has changed since you wrote this. Read it again, then submit.')
}

type Submitted = { textSolution: string; hasExercise: boolean; files: number }

/** The code of an exercise speaks for itself; anything else is explained. */
export function assertExplained({ textSolution, hasExercise, files }: Submitted): void {
  if (textSolution === '' && !(hasExercise && files > 0)) throw invalid({ textSolution: 'Explain your solution' })
}

/** Not even staff can submit for somebody else. */
export function assertOwnSubmission(callerId: number, userId: number | undefined): void {
  if (userId !== undefined && userId !== callerId) throw notAllowed()
}
