import { type DeskJob, type JobDraft, noPayPeriod } from '#contract/careers/job-desk.ts'
import type { Fields } from '#contract/kit/errors.ts'
import { invalid } from '#server/kit/errors.ts'
import type { JobRow } from '../tables.ts'

/** `today` is the date in India: a job is open until the end of its last day there. */
export function stateOf({ closedAt, expiresOn }: Pick<JobRow, 'closedAt' | 'expiresOn'>, today: string) {
  if (closedAt !== null) return 'closed'
  return (expiresOn !== null && expiresOn < today ? 'expired' : 'open') satisfies DeskJob['state']
}

export const notYet = 'Enter today’s date or an earlier one'

/** Errors by field. `today` is the date in India. */
export const draftErrors = (draft: JobDraft, today: string): Fields => ({
  ...dateErrors(draft, today),
  ...payErrors(draft),
})

function dateErrors({ postedDate, expiresOn }: JobDraft, today: string): Fields {
  if (postedDate > today) return { postedDate: notYet }
  if (postedDate < '2000-01-01') return { postedDate: 'Enter the date it was posted' }
  if (expiresOn !== '' && expiresOn < postedDate) return { expiresOn: 'Enter a date on or after the posting date' }
  if (expiresOn > '2100-01-01') return { expiresOn: 'Enter a date before 2100, or leave it empty' }
  return {}
}

const payErrors = ({ payPer, ...pay }: JobDraft): Fields => ({
  ...(pay.payFrom !== '' && payPer === '' && { payPer: noPayPeriod }),
  ...payRangeErrors(pay),
})

export function payRangeErrors({ payFrom, payTo }: Pick<JobDraft, 'payFrom' | 'payTo'>): Fields {
  if (payFrom === '') return payTo === '' ? {} : { payFrom: 'Enter the lowest pay too' }
  return payTo !== '' && payTo < payFrom ? { payTo: 'Enter at least the lowest pay, or leave it empty' } : {}
}

export function assertDraft(draft: JobDraft, today: string) {
  const errors = draftErrors(draft, today)
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** Jobs with the same title, company and application link are duplicates, regardless of case. */
export const duplicateKey = (job: Pick<JobDraft, 'title' | 'companyName' | 'applyLink'>): string =>
  JSON.stringify([job.title.toLowerCase(), job.companyName.toLowerCase(), job.applyLink])
