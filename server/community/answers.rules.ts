import type { BugState } from '#contract/community/bugs.ts'
import type { RequestState } from '#contract/community/feature-requests.ts'
import { conflict, invalid } from '#server/kit/errors.ts'

export type State = BugState | RequestState
export type Answer<AnyState = State> = { state: AnyState; answer: string | null }

/** Saving the same answer again notifies nobody. */
export const isChanged = (before: Answer, after: Answer): boolean =>
  before.state !== after.state || before.answer !== after.answer

export function assertReason({ state, answer }: Answer) {
  if (state === 'declined' && !answer) throw invalid({ answer: 'Explain why it is declined' })
}

/** One reason seldom fits several requests, so each needs its own answer first. */
export function assertReasons(state: State, requests: { answer: string | null }[]) {
  const unanswered = requests.filter(({ answer }) => answer === null).length
  if (state !== 'declined' || unanswered === 0) return
  const subject = unanswered === 1 ? '1 of these requests has' : `${unanswered} of these requests have`
  throw conflict(`${subject} no answer yet. Answer each one before you decline it.`)
}
