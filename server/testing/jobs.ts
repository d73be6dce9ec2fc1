import type { JobDraft } from '#contract/careers/job-desk.ts'

/** A job as an admin writes it. */
export const newJobDraft = (wanted: Partial<JobDraft> = {}): JobDraft => ({
  title: 'Frontend Developer',
  companyName: 'Nilgiri Labs',
  experience: '0-1 years',
  minYears: 0,
  location: 'Pune',
  hrEmail: '',
  companyLink: 'https://nilgiri.example/',
  applyLink: 'https://nilgiri.example/careers/1',
  linkedinProfile: 'https://nilgiri.example/linkedin',
  postedDate: '2026-11-10',
  expiresOn: '',
  ...wanted,
})

/** The form with a file of jobs that a browser would send. */
export function jobsFile(csv: string | Buffer, fields: Record<string, string> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(Buffer.from(csv))]), 'jobs.csv')
  return form
}
