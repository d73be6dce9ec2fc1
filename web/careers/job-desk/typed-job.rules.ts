import { type DeskJob, parseMinYears } from '#contract/careers/job-desk.ts'
import type { Job } from '#contract/careers/jobs.ts'
import { isWebLink } from '#contract/kit/fields.ts'

/** The form fields, all as text. */
export type TypedFields = Record<
  | 'title'
  | 'companyName'
  | 'experience'
  | 'minYears'
  | 'location'
  | 'hrEmail'
  | 'companyLink'
  | 'applyLink'
  | 'linkedinProfile'
  | 'postedDate'
  | 'expiresOn',
  string
>

export const emptyJob = (today: string): TypedFields => ({
  title: '',
  companyName: '',
  experience: '',
  minYears: '',
  location: '',
  hrEmail: '',
  companyLink: '',
  applyLink: '',
  linkedinProfile: '',
  postedDate: today,
  expiresOn: '',
})

export const typedOf = (job: DeskJob): TypedFields => ({
  title: job.title,
  companyName: job.companyName,
  experience: job.experience,
  minYears: String(job.minYears),
  location: job.location,
  hrEmail: job.hrEmail ?? '',
  companyLink: job.companyLink,
  applyLink: job.applyLink,
  linkedinProfile: job.linkedinProfile,
  postedDate: job.postedDate,
  expiresOn: job.expiresOn ?? '',
})

/** The same opening again, as of today; its last day is another one. */
export const copyOf = (job: DeskJob, today: string): TypedFields => ({
  ...typedOf(job),
  postedDate: today,
  expiresOn: '',
})

/** The years follow the wording as long as nobody said otherwise. */
export function withExperience(typed: TypedFields, experience: string): Partial<TypedFields> {
  const isFollowing = typed.minYears === '' || typed.minYears === yearsIn(typed.experience)
  return { experience, ...(isFollowing && { minYears: yearsIn(experience) }) }
}

const yearsIn = (experience: string) => (experience.trim() === '' ? '' : String(parseMinYears(experience)))

const somewhere = 'https://company.example/'
const link = (typed: string) => (isWebLink(typed.trim()) ? typed.trim() : somewhere)

/** The card as visitors will see it; what is still missing is shown by its name. */
export const previewOf = (typed: TypedFields, today: string): Job => ({
  jobId: 0,
  title: typed.title.trim() || 'Title',
  companyName: typed.companyName.trim() || 'Company',
  experience: typed.experience.trim() || 'Experience',
  location: typed.location.trim() || 'Location',
  hrEmail: typed.hrEmail.trim() || null,
  companyLink: link(typed.companyLink),
  applyLink: link(typed.applyLink),
  linkedinProfile: link(typed.linkedinProfile),
  postedDate: typed.postedDate || today,
})
