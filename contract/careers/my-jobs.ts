import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { CalendarDate, Id, optionalText } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { Job, JobFilter } from './jobs.ts'

/** A learner's private notes about a job. */
export const JobTracking = z.strictObject({
  isSaved: z.boolean(),
  appliedOn: CalendarDate().nullable(),
  note: optionalText(1000),
})
export type JobTracking = z.infer<typeof JobTracking>

export const MyJob = Job.extend({ tracking: JobTracking, isClosed: z.boolean() })
export type MyJob = z.infer<typeof MyJob>

export const listMyJobs = endpoint('GET /v1/user/jobs', {
  summary: 'Jobs with my notes: all open ones, or those I saved or applied for',
  access: 'learner',
  query: PageQuery.extend(JobFilter.shape).extend({ only: z.enum(['saved', 'applied']).optional() }),
  reply: pageOf(MyJob).extend({
    total: z.number(),
    /** How many of the open jobs in `total` are samples; 0 in the lists of saved jobs and applications. */
    samples: z.number(),
    locations: z.array(z.string()),
    /** The number of jobs in each tab, regardless of the filter; `open` is at most `maxCounted` + 1. */
    open: z.number(),
    saved: z.number(),
    applied: z.number(),
  }),
})

export const trackJob = endpoint('PUT /v1/user/jobs/:jobId/tracking', {
  summary: 'Save a job, or record when I applied',
  access: 'learner',
  params: z.strictObject({ jobId: Id }),
  body: JobTracking,
  reply: MyJob,
})
