import type { JobTracking } from '#contract/careers/my-jobs.ts'
import { invalid } from '#server/kit/errors.ts'
import { indiaDate } from '#server/kit/india.ts'

export function assertAppliedOn({ appliedOn }: JobTracking, now: Date) {
  if (appliedOn === null) return
  if (appliedOn > indiaDate(now)) throw invalid({ appliedOn: 'Enter today’s date or an earlier one' })
  if (appliedOn < '2000-01-01') throw invalid({ appliedOn: 'Enter the date you applied' })
}

export const isEmpty = ({ isSaved, appliedOn, note }: JobTracking): boolean =>
  !isSaved && appliedOn === null && note === ''
