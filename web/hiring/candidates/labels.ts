import type { LedgerEntry, MyCandidate } from '#contract/hiring/candidates.ts'
import type { Availability } from '#contract/hiring/hiring.ts'
import type { CandidateWork } from '#contract/hiring/pool.ts'
import { plural } from '#web/kit/format.ts'

export const availabilityLabels: Record<Availability, string> = {
  now: 'Now',
  'two weeks': 'Within two weeks',
  month: 'Within a month',
  'three months': 'Within three months',
}

export const lookedLabels: Record<MyCandidate['views'][number]['what'], string> = {
  candidate: 'Your work',
  code: 'Your code',
  profile: 'Your profile',
  portfolio: 'Your portfolio',
}

export const actionLabels: Record<LedgerEntry['action'], string> = {
  given: 'Agreed',
  renewed: 'Renewed',
  changed: 'Changed',
  withdrawn: 'Withdrawn',
  expired: 'Ended by itself',
}

export const purposeLabels: Record<LedgerEntry['purpose'], string> = {
  candidate: 'Companies see my work under a code',
  introduction: 'A company gets my name and contact details',
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 2026-11 as "Nov 2026". */
const monthOf = (month: string): string => `${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`

/** "Approved by a mentor in Nov 2026 at the second attempt, 12 of 12 checks passed" */
export const describeWork = ({ isByChecks, month, attempts, checks }: CandidateWork): string =>
  [
    `Approved by ${isByChecks ? 'automatic checks' : 'a mentor'} in ${monthOf(month)}`,
    plural(attempts, 'attempt'),
    checks && checks.total > 0 && `${checks.passed} of ${plural(checks.total, 'check')} passed`,
  ]
    .filter(Boolean)
    .join(', ')
