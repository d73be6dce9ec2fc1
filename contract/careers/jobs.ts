import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, optionalLine } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'

export const jobTypes = ['full-time', 'part-time', 'internship', 'contract'] as const
export const JobType = z.enum(jobTypes)
export type JobType = z.infer<typeof JobType>

export const PayPeriod = z.enum(['year', 'month'])
export type PayPeriod = z.infer<typeof PayPeriod>

/** Checked when it was entered, not again for every reader. */
const Link = z.string().meta({ format: 'uri' })

export const Job = z.object({
  jobId: z.number(),
  title: z.string(),
  companyName: z.string(),
  /** Free text, such as '0-1 years'. */
  experience: z.string(),
  location: z.string(),
  /** Several paragraphs of plain text, or ''. */
  description: z.string(),
  skills: z.array(z.string()),
  jobType: JobType.nullable(),
  /** As the company writes it, such as '₹4-6 lakh a year', or ''. */
  pay: z.string(),
  /** The same as numbers, in rupees, for search engines and where `pay` is empty: all three, or none. */
  payFrom: z.number().nullable(),
  payTo: z.number().nullable(),
  payPer: PayPeriod.nullable(),
  hrEmail: z.string().nullable(),
  companyLink: Link,
  applyLink: Link,
  linkedinProfile: Link,
  postedDate: z.iso.date(),
  /** The last day on which it is shown and one can apply, if the company named one. */
  expiresOn: z.iso.date().nullable(),
  /** Made up for the demo academy, and marked as such. */
  isSample: z.boolean().optional(),
  /** Of a company that we introduce learners to. */
  isPartner: z.boolean().optional(),
})
export type Job = z.infer<typeof Job>

/** By the minimum experience: 0 years, 1-2 years, 3 or more. */
export const ExperienceBand = z.enum(['fresher', 'junior', 'experienced'])
export type ExperienceBand = z.infer<typeof ExperienceBand>

export const JobFilter = z.strictObject({
  /** Each word must be in the title, company, location, skills or description. */
  search: optionalLine(100).optional(),
  location: optionalLine(100).optional(),
  experience: ExperienceBand.optional(),
})
export type JobFilter = z.infer<typeof JobFilter>

export const listJobs = endpoint('GET /v1/jobs', {
  summary: 'Open jobs, newest first, with the number of matches and locations',
  access: 'public',
  query: PageQuery.extend(JobFilter.shape),
  /** `total` is at most `maxCounted` + 1; `samples` of them are made up. */
  reply: pageOf(Job).extend({ total: z.number(), samples: z.number(), locations: z.array(z.string()) }),
})

export const getJob = endpoint('GET /v1/jobs/:jobId', {
  summary: 'Get a job, also a closed or expired one',
  access: 'public',
  params: z.strictObject({ jobId: Id }),
  reply: Job.extend({ isClosed: z.boolean() }),
})
