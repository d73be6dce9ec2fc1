import type { JobDraft } from '#contract/careers/job-desk.ts'
import type { Fields } from '#contract/kit/errors.ts'
import { invalid } from '#server/kit/http/errors.ts'

/** What a day may not be, beside its field. `today` is India's. */
export function wrongDays({ postedDate, expiresOn }: JobDraft, today: string): Fields {
  if (postedDate > today) return { postedDate: 'This day is still to come: give today or an earlier one' }
  if (postedDate < '2000-01-01') return { postedDate: 'Enter the date it was posted' }
  if (expiresOn !== '' && expiresOn < postedDate) return { expiresOn: 'This is before the day on which it was posted' }
  if (expiresOn > '2100-01-01') return { expiresOn: 'Enter a date before 2100, or leave it empty' }
  return {}
}

export function refuseWrongDays(draft: JobDraft, today: string) {
  const wrong = wrongDays(draft, today)
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}

/** A job of the same title, company and link to apply is the same job, however it is spelt. */
export const sameness = (job: Pick<JobDraft, 'title' | 'companyName' | 'applyLink'>): string =>
  JSON.stringify([job.title.toLowerCase(), job.companyName.toLowerCase(), job.applyLink])
