import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import {
  atLeast,
  CalendarDate,
  ChosenIds,
  Email,
  Id,
  line,
  numberFromText,
  optionalLine,
  optionalText,
  WebLink,
} from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { Job, JobType, jobTypes, PayPeriod } from './jobs.ts'

const maxSkills = 20

/** A list, or one text with commas, semicolons or line breaks as in a form and a spreadsheet. */
const Skills = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(/[,;\n]/))], 'Enter a list of skills')
  .transform((skills) => [...new Set(skills.map((skill) => skill.trim()).filter(Boolean))])
  .pipe(z.array(line('a skill', 40)).max(maxSkills, `At most ${maxSkills} skills`))

/** Spreadsheets have 'Full time'. */
const normalizeType = (type: unknown) =>
  typeof type === 'string'
    ? type
        .trim()
        .toLowerCase()
        .replaceAll(/[\s_]+/g, '-')
    : type

/** '4,00,000' and '₹4,00,000', as people write it. */
const withoutSigns = (amount: unknown) => (typeof amount === 'string' ? amount.replaceAll(/[₹,\s]/g, '') : amount)

const wholeRupees = 'Enter whole rupees, for example 400000'
const Rupees = z
  .preprocess(
    withoutSigns,
    z.union(
      [
        z.literal(''),
        numberFromText(z.number(wholeRupees).int(wholeRupees).min(1, wholeRupees).max(100_000_000, 'At most 10 crore')),
      ],
      wholeRupees,
    ),
  )
  .default('')

export const noPayPeriod = 'Choose year or month'

const toLowerCase = (text: unknown) => (typeof text === 'string' ? text.trim().toLowerCase() : text)

export const JobDraft = z.strictObject({
  title: line('a title', 160),
  companyName: line('a company', 160),
  experience: line('the experience', 60),
  /** The jobs board filters by this. */
  minYears: numberFromText(
    z
      .number('Enter a whole number of years')
      .int('Enter a whole number of years')
      .min(0, atLeast(0))
      .max(40, 'At most 40'),
  ),
  location: line('a location', 100),
  description: optionalText(5000).default(''),
  skills: Skills.default([]),
  jobType: z.preprocess(normalizeType, z.union([z.literal(''), JobType], `Choose ${jobTypes.join(', ')}`)).default(''),
  pay: optionalLine(80).default(''),
  payFrom: Rupees,
  /** Empty: the same as `payFrom`. */
  payTo: Rupees,
  payPer: z.preprocess(toLowerCase, z.union([z.literal(''), PayPeriod], noPayPeriod)).default(''),
  hrEmail: z.union([z.literal(''), Email]),
  companyLink: WebLink,
  applyLink: WebLink,
  linkedinProfile: WebLink,
  postedDate: CalendarDate(),
  /** The last day on which it is shown, or ''. */
  expiresOn: z.union([z.literal(''), CalendarDate()]),
})
export type JobDraft = z.infer<typeof JobDraft>

/** 2 for '2-4 years', 0 for 'Fresher'. */
export const parseMinYears = (experience: string): number => Math.min(Number(/\d{1,3}/.exec(experience)?.[0] ?? 0), 40)

/** Column names of a CSV file, in any order. */
export const jobColumns: Record<keyof JobDraft, string> = {
  title: 'Title',
  companyName: 'Company',
  experience: 'Experience',
  minYears: 'Minimum years of experience',
  location: 'Location',
  jobType: 'Type',
  pay: 'Pay',
  payFrom: 'Pay from',
  payTo: 'Pay to',
  payPer: 'Pay per',
  skills: 'Skills',
  description: 'Description',
  hrEmail: 'HR email',
  companyLink: 'Company link',
  applyLink: 'Apply link',
  linkedinProfile: 'LinkedIn',
  postedDate: 'Posted on',
  expiresOn: 'Expires on',
}
/** If empty, the years are read from the experience, and the posting date is today. */
export const optionalJobColumns: (keyof JobDraft)[] = [
  'minYears',
  'jobType',
  'pay',
  'payFrom',
  'payTo',
  'payPer',
  'skills',
  'description',
  'hrEmail',
  'postedDate',
  'expiresOn',
]

export const DeskJob = Job.extend({
  minYears: z.number(),
  state: z.enum(['open', 'closed', 'expired']),
  saved: z.number(),
  applied: z.number(),
})
export type DeskJob = z.infer<typeof DeskJob>

export const listJobDesk = endpoint('GET /v1/jobs/desk', {
  summary: 'All jobs, newest first, with counts of saves and applications',
  access: 'jobs:see',
  query: PageQuery.extend({
    search: optionalLine(100).optional(),
    state: z.enum(['open', 'closed', 'expired']).optional(),
  }),
  reply: pageOf(DeskJob),
})

export const postJob = endpoint('POST /v1/jobs', {
  summary: 'Post a job',
  access: 'jobs:act',
  idempotent: true,
  body: JobDraft,
  reply: DeskJob,
})

export const editJob = endpoint('PUT /v1/jobs/:jobId', {
  summary: 'Change a job',
  access: 'jobs:act',
  params: z.strictObject({ jobId: Id }),
  body: JobDraft,
  reply: DeskJob,
})

export const closeJobs = endpoint('POST /v1/jobs/close', {
  summary: 'Close or reopen one or many jobs',
  access: 'jobs:act',
  body: z.strictObject({
    jobIds: ChosenIds,
    isClosed: z.boolean(),
  }),
  reply: z.object({ changed: z.number() }),
})

export const ImportedJob = z.object({
  line: z.number(),
  title: z.string(),
  companyName: z.string(),
  outcome: z.enum(['new', 'exists', 'wrong']),
  problem: z.string().nullable(),
})

export const importJobs = endpoint('POST /v1/jobs/import', {
  summary: 'Import jobs from a CSV file: check first, then import',
  access: 'jobs:act',
  limit: { times: 30, seconds: 3600 },
  upload: { field: 'file', maxFiles: 1, maxBytes: 5 * 1024 * 1024, kinds: ['text/plain'] },
  timeoutSeconds: 60,
  body: z.strictObject({ confirm: z.stringbool().default(false) }),
  reply: z.object({
    new: z.number(),
    exists: z.number(),
    wrong: z.number(),
    isDone: z.boolean(),
    /** The first 200 lines, those with errors first. */
    lines: z.array(ImportedJob),
  }),
})
