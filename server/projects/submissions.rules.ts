import type { SubmissionState } from '#contract/projects/submissions.ts'
import { conflict, notAllowed } from '#server/kit/errors.ts'

type LastAttempt = { attempt: number; state: SubmissionState }

/** A learner can submit for the first time, or again after a rejection. */
export function nextAttempt(last: LastAttempt | null): number {
  if (last?.state === 'submitted') throw conflict('A teacher is still reviewing your last submission.')
  if (last?.state === 'approved') throw conflict('This project is already approved.')
  return (last?.attempt ?? 0) + 1
}

export function assertMayDecide(
  { state, personId }: { state: SubmissionState; personId: number },
  actorId: number,
): void {
  if (personId === actorId) throw notAllowed('You can’t review your own project. Ask a colleague.')
  if (state !== 'submitted') throw conflict(`A colleague has already ${state} this project.`)
}
