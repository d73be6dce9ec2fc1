import type { ShownWork } from '#contract/portfolio/view.ts'
import { formatDay } from '#server/kit/india.ts'

const plural = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? '' : 's'}`

/** "12 of 12 checks passed". Null if nothing was checked. */
export const describeChecks = ({ checks }: Pick<ShownWork, 'checks'>): string | null =>
  checks && checks.total > 0 ? `${checks.passed} of ${plural(checks.total, 'check')} passed` : null

const outcomes: Record<ShownWork['kind'], string> = {
  step: 'Approved',
  project: 'Approved',
  certificate: 'Issued',
  session: 'Attended',
}

/** "Approved by a mentor on 15 Nov 2026, 12 of 12 checks passed, 2 attempts" */
export function describeProof(work: ShownWork): string {
  const approver = work.isByChecks ? 'automatic checks' : 'a mentor'
  const by = work.kind === 'step' || work.kind === 'project' ? ` by ${approver}` : ''
  return [
    `${outcomes[work.kind]}${by} on ${formatDay(new Date(work.at))}`,
    describeChecks(work),
    work.attempts && plural(work.attempts, 'attempt'),
    work.certificateCode,
  ]
    .filter(Boolean)
    .join(', ')
}

/** "Backend & APIs, Answer requests" */
export const describePlace = ({ courseTitle, taskTitle }: Pick<ShownWork, 'courseTitle' | 'taskTitle'>): string =>
  [courseTitle, taskTitle].filter(Boolean).join(', ')
