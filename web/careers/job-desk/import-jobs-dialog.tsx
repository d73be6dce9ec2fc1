import { jobColumns, type JobDraft } from '#contract/careers/job-desk.ts'
import { count } from '#web/kit/format.ts'
import { ImportDialog } from '#web/kit/lists/import-dialog.tsx'
import { useImportJobs } from '../job-desk.api.ts'

const example: Record<keyof JobDraft, string> = {
  title: 'Junior Full-Stack Developer',
  companyName: 'Nilgiri Labs',
  experience: '0-1 years',
  minYears: '0',
  location: 'Bengaluru',
  jobType: 'Full-time',
  pay: '₹4-6 lakh a year',
  payFrom: '400000',
  payTo: '600000',
  payPer: 'year',
  skills: 'JavaScript; React; PostgreSQL',
  description: 'What you will do and what we expect.',
  hrEmail: 'careers@nilgiri-labs.example',
  companyLink: 'https://nilgiri-labs.example/',
  applyLink: 'https://nilgiri-labs.example/careers/1',
  linkedinProfile: 'https://nilgiri-labs.example/linkedin',
  postedDate: '2026-11-15',
  expiresOn: '2026-12-31',
}
const fields = Object.keys(jobColumns) as (keyof JobDraft)[]
const rows = [jobColumns, example].map((row) => fields.map((field) => row[field]).join(','))
// Excel needs the byte order mark to read UTF-8.
const template = { fileName: 'jobs-template.csv', csv: `\uFEFF${rows.join('\r\n')}\r\n` }

export function ImportJobsDialog({ onClose }: { onClose: () => void }) {
  return (
    <ImportDialog
      title="Import jobs"
      intro="Upload a CSV file. You can check every line before anything is posted."
      hint="The first line names the columns. Dates as 2026-11-15 or 15/11/2026; at most 2,000 jobs."
      template={template}
      noun={['job', 'jobs']}
      action="Post"
      doneLabel="Posted"
      outcomeLabels={{ new: 'New', exists: 'Duplicate', wrong: 'Problem' }}
      existsMessage={(number) => `${count(number)} already posted and won’t be added again.`}
      columns={[
        {
          key: 'job',
          header: 'Job',
          heading: true,
          written: true,
          cell: ({ title, companyName }) => (
            <>
              {title || 'No title'}
              {companyName && <span className="block font-normal text-soft">{companyName}</span>}
            </>
          ),
        },
      ]}
      importFile={useImportJobs()}
      onClose={onClose}
    />
  )
}
