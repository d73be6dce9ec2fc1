import { randomUUID } from 'node:crypto'
import type { JobDraft } from '#contract/careers/job-desk.ts'

export type Sent = { name: string; content: string | Buffer }

/** A form as a browser sends it; the files share one field. */
export function formOf(fields: object, fileField = 'file', ...files: Sent[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  for (const { name, content } of files) form.append(fileField, new Blob([new Uint8Array(Buffer.from(content))]), name)
  return form
}

/** One pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** A PNG as far as its first bytes show. */
export const pngStart = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** A job as an admin enters it. */
export const newJobDraft = (changes: Partial<JobDraft> = {}): JobDraft => ({
  title: 'Frontend Developer',
  companyName: 'Nilgiri Labs',
  experience: '0-1 years',
  minYears: 0,
  location: 'Pune',
  description: '',
  skills: [],
  jobType: '',
  pay: '',
  payFrom: '',
  payTo: '',
  payPer: '',
  hrEmail: '',
  companyLink: 'https://nilgiri.example/',
  applyLink: 'https://nilgiri.example/careers/1',
  linkedinProfile: 'https://nilgiri.example/linkedin',
  postedDate: '2026-11-10',
  expiresOn: '',
  ...changes,
})

/** The upload form with a CSV file of jobs. */
export const jobsFile = (csv: string | Buffer, fields: Record<string, string> = {}): FormData =>
  formOf(fields, 'file', { name: 'jobs.csv', content: csv })

/** A testimonial as the form sends it. */
export const newTestimonial = () => ({
  place: 'home',
  name: randomUUID(),
  rating: 5,
  review: 'It works',
  date: '2026-11-01',
})

let newHolidays = 0
/** Another day each time. */
export function newHoliday() {
  const day = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 0, ++newHolidays)).toISOString().slice(0, 10)
  return { name: randomUUID(), firstDay: day, lastDay: day }
}

/** A team member without a picture. */
export const teamForm = (): FormData =>
  formOf({ name: randomUUID(), title: 'Teacher', about: 'Teaches', experience: '4 years', skills: 'CSS, React' })
