import type { IntroductionState, NextSide } from '#contract/hiring/hiring.ts'
import type { Side } from '../tables.ts'

type Progress = {
  state: IntroductionState
  /** Of an interview that the other side hasn't answered. */
  proposedBy: Side | null
  hasInterviewToCome: boolean
  /** Who has said that the learner joined. */
  confirmedBy: Side[]
  /** Both have, and the same. */
  isAgreed: boolean
}

const other = (side: Side): Side => (side === 'learner' ? 'company' : 'learner')

/** Null: nobody, for now. */
export function nextSide({ state, proposedBy, hasInterviewToCome, confirmedBy, isAgreed }: Progress): NextSide | null {
  if (state === 'suggested') return 'company'
  if (state === 'requested') return 'learner'
  if (state === 'introduced' || state === 'interview') {
    if (proposedBy) return other(proposedBy)
    return hasInterviewToCome ? null : 'company'
  }
  if ((state !== 'offer' && state !== 'joined') || isAgreed) return null
  // Nobody has yet, or they said different things.
  const [first] = confirmedBy
  return confirmedBy.length === 1 ? other(first!) : 'both'
}
