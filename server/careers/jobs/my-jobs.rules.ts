import type { JobMark } from '#contract/careers/my-jobs.ts'
import { invalid } from '#server/kit/http/errors.ts'
import { indiaDate } from '#server/kit/india.ts'

/** A day of India's calendar that has begun; what is before the century is a slip of the finger. */
export function refuseImpossibleDay({ appliedOn }: JobMark, now: Date) {
  if (appliedOn === null) return
  if (appliedOn > indiaDate(now))
    throw invalid({ appliedOn: 'This day is still to come: give today or an earlier one' })
  if (appliedOn < '2000-01-01') throw invalid({ appliedOn: 'Enter the date you applied' })
}

/** A mark that says nothing is not kept. */
export const saysNothing = ({ isSaved, appliedOn, note }: JobMark): boolean =>
  !isSaved && appliedOn === null && note === ''
