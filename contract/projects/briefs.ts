import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, optionalLine } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { ProjectSubmission } from './submissions.ts'

export const Resource = z.object({ label: z.string(), url: z.string() })

/** A project that we offer learners to build. */
export const Brief = z.object({
  briefId: z.number(),
  title: z.string(),
  summary: z.string(),
  level: z.enum(['Beginner', 'Intermediate', 'Advanced']),
  /** Free text, such as '2 weeks'. */
  duration: z.string(),
  techStack: z.array(z.string()),
  /** State of the caller's newest submission. */
  myState: z.enum(['submitted', 'approved', 'rejected']).nullable(),
})
export type Brief = z.infer<typeof Brief>

export const BriefDetails = Brief.extend({
  description: z.string(),
  steps: z.array(z.string()),
  resources: z.array(Resource),
  isOpen: z.boolean(),
  /** Newest first. */
  mySubmissions: z.array(ProjectSubmission),
})
export type BriefDetails = z.infer<typeof BriefDetails>

export const listBriefs = endpoint('GET /v1/briefs', {
  summary: 'Open projects with my status in each',
  access: 'learner',
  query: PageQuery.extend({ search: optionalLine(100).optional() }),
  reply: pageOf(Brief),
})

export const getBrief = endpoint('GET /v1/briefs/:briefId', {
  summary: 'One project with its steps, resources and my submissions',
  access: 'learner',
  params: z.strictObject({ briefId: Id }),
  reply: BriefDetails,
})
