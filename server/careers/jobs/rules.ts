import type { DeskJob } from '#contract/careers/job-desk.ts'
import type { JobRow } from '../tables.ts'

/** `today` is the date in India: a job is open until the end of its last day there. */
export function stateOf({ closedAt, expiresOn }: Pick<JobRow, 'closedAt' | 'expiresOn'>, today: string) {
  if (closedAt !== null) return 'closed'
  return (expiresOn !== null && expiresOn < today ? 'expired' : 'open') satisfies DeskJob['state']
}
