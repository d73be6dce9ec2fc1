import { courseOfIntroduction, type IntroductionState } from '#contract/hiring/hiring.ts'
import { conflict } from '#server/kit/errors.ts'

/** Neither joined nor ended. */
export const runningStates = courseOfIntroduction.filter((state) => state !== 'joined')

/** A learner who said no to an opening isn’t suggested for it again; after an unanswered request they are. */
export function assertNotTogether(earlier: { state: IntroductionState }[]) {
  if (earlier.some(({ state }) => state !== 'expired'))
    throw conflict('This learner already has an introduction for this opening.')
}
