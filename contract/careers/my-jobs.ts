import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, optionalText } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { Job, JobFilter } from './jobs.ts'

/** What a learner noted about a job: for nobody but themselves. */
export const JobMark = z.strictObject({
  isSaved: z.boolean(),
  /** The day on which they applied, or null. */
  appliedOn: z.iso.date('Enter a date').nullable(),
  note: optionalText(1000),
})
export type JobMark = z.infer<typeof JobMark>

export const MyJob = Job.extend({ mark: JobMark, isClosed: z.boolean() })
export type MyJob = z.infer<typeof MyJob>

export const listMyJobs = endpoint({
  method: 'GET',
  path: '/v1/user/jobs',
  summary: 'Jobs with my notes: all open ones, or those I saved or applied for',
  access: 'learner',
  query: PageQuery.extend(JobFilter.shape).extend({ only: z.enum(['saved', 'applied']).optional() }),
  reply: pageOf(MyJob).extend({
    total: z.number(),
    locations: z.array(z.string()),
    /** How many there are in each tab, whatever is searched for; what is open no further than `maxCounted`, and one. */
    open: z.number(),
    saved: z.number(),
    applied: z.number(),
  }),
})

export const markJob = endpoint({
  method: 'PUT',
  path: '/v1/user/jobs/:jobId/mark',
  summary: 'Save a job, or record when I applied',
  access: 'learner',
  params: z.strictObject({ jobId: Id }),
  body: JobMark,
  reply: MyJob,
})
