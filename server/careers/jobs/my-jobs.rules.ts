import type { JobTracking } from '#contract/careers/my-jobs.ts'
import { invalid } from '#server/kit/errors.ts'
import { indiaDate } from '#server/kit/india.ts'
import { notYet } from './desk.rules.ts'

export function assertAppliedOn({ appliedOn }: JobTracking, now: Date) {
  if (appliedOn === null) return
  if (appliedOn > indiaDate(now)) throw invalid({ appliedOn: notYet })
  if (appliedOn < '2000-01-01') throw invalid({ appliedOn: 'Enter the date you applied' })
}

export const isEmpty = ({ isSaved, appliedOn, note }: JobTracking): boolean =>
  !isSaved && appliedOn === null && note === ''
