import type { SubmissionState } from '#contract/projects/submissions.ts'
import { conflict, notAllowed } from '#server/kit/http/errors.ts'

/** A project is submitted while the subscription runs, as the work of a course is. */
export function refuseWithoutAccess(accessEnd: Date | null, now: Date): void {
  if (!accessEnd)
    throw notAllowed('Your payment is being verified, usually within 5-10 minutes. You can submit after that.')
  if (accessEnd <= now) throw notAllowed('Your subscription has expired. Renew it to submit your project.')
}

type Last = { attempt: number; state: SubmissionState }

/** One is looked at, at a time; after a rejection one may try again, after an approval there is nothing left to do. */
export function nextAttempt(last: Last | null): number {
  if (last?.state === 'submitted') throw conflict('What you submitted is still waiting for a teacher')
  if (last?.state === 'approved') throw conflict('This project is approved already')
  return (last?.attempt ?? 0) + 1
}

/** Of two teachers who decide at the same moment the second is told; nobody decides about their own. */
export function refuseVerdict(
  { state, personId }: { state: SubmissionState; personId: number },
  actorId: number,
): void {
  if (personId === actorId) throw notAllowed('Somebody else decides about your own project')
  if (state !== 'submitted') throw conflict(`This project was ${state} meanwhile`)
}
