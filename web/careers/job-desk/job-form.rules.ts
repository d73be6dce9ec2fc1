import { type DeskJob, jobColumns, type JobDraft, parseMinYears } from '#contract/careers/job-desk.ts'
import { type Job, JobType, PayPeriod } from '#contract/careers/jobs.ts'
import { isWebLink } from '#contract/kit/fields.ts'

const fieldNames = Object.keys(jobColumns) as (keyof JobDraft)[]

/** The form fields, all as text. */
export type JobFormValues = Record<keyof JobDraft, string>

export const toFormValues = (job: Partial<DeskJob>) =>
  Object.fromEntries(fieldNames.map((name) => [name, toText(job[name])])) as JobFormValues

const toText = (value: string | number | string[] | null = '') =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '')

export const emptyJob = (today: string): JobFormValues => toFormValues({ postedDate: today })

/** The same job, posted today and without a last day. */
export const duplicateJob = (job: DeskJob, today: string): JobFormValues => ({
  ...toFormValues(job),
  postedDate: today,
  expiresOn: '',
})

/** The minimum years follow the experience text until someone edits them. */
export function withExperience(values: JobFormValues, experience: string): Partial<JobFormValues> {
  const isUnedited = values.minYears === '' || values.minYears === yearsIn(values.experience)
  return { experience, ...(isUnedited && { minYears: yearsIn(experience) }) }
}

const yearsIn = (experience: string) => (experience.trim() === '' ? '' : String(parseMinYears(experience)))

const placeholderLink = 'https://company.example/'
const linkOrPlaceholder = (link: string) => (isWebLink(link.trim()) ? link.trim() : placeholderLink)

/** The job as visitors will see it, with placeholders for empty fields. */
export const previewOf = (values: JobFormValues, today: string): Job => ({
  jobId: 0,
  title: values.title.trim() || 'Title',
  companyName: values.companyName.trim() || 'Company',
  experience: values.experience.trim() || 'Experience',
  location: values.location.trim() || 'Location',
  jobType: JobType.safeParse(values.jobType).data ?? null,
  pay: values.pay.trim(),
  ...previewPay(values),
  skills: values.skills
    .split(',')
    .map((skill) => skill.trim())
    .filter(Boolean),
  description: values.description.trim(),
  hrEmail: values.hrEmail.trim() || null,
  companyLink: linkOrPlaceholder(values.companyLink),
  applyLink: linkOrPlaceholder(values.applyLink),
  linkedinProfile: linkOrPlaceholder(values.linkedinProfile),
  postedDate: values.postedDate || today,
  expiresOn: values.expiresOn || null,
})

function previewPay({ payFrom, payTo, payPer }: JobFormValues): Pick<Job, 'payFrom' | 'payTo' | 'payPer'> {
  const from = Number(payFrom) || null
  return { payFrom: from, payTo: Number(payTo) || from, payPer: PayPeriod.safeParse(payPer).data ?? null }
}
