import { jobColumns } from '#contract/careers/job-desk.ts'

const example: Record<keyof typeof jobColumns, string> = {
  title: 'Junior Full-Stack Developer',
  companyName: 'Nilgiri Labs',
  experience: '0-1 years',
  minYears: '0',
  location: 'Bengaluru',
  hrEmail: 'careers@nilgiri-labs.example',
  companyLink: 'https://nilgiri-labs.example/',
  applyLink: 'https://nilgiri-labs.example/careers/1',
  linkedinProfile: 'https://nilgiri-labs.example/linkedin',
  postedDate: '2026-11-15',
  expiresOn: '2026-12-31',
}

const fields = Object.keys(jobColumns) as (keyof typeof jobColumns)[]
// Excel needs the byte order mark to read UTF-8.
const template = `\uFEFF${fields.map((field) => jobColumns[field]).join(',')}\r\n${fields.map((field) => example[field]).join(',')}\r\n`

/** A CSV file with the column names and an example. */
export function downloadTemplate() {
  const url = URL.createObjectURL(new Blob([template], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'jobs-template.csv'
  link.click()
  URL.revokeObjectURL(url)
}
