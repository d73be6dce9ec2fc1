import { Done, endpoint } from '../kit/endpoint.ts'
import { Id, Instant, text } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { z } from '../kit/zod.ts'
import { ReportReason } from './hiring.ts'

export const reportStates = ['open', 'closed'] as const
const ReportState = z.enum(reportStates)
export type ReportState = z.infer<typeof ReportState>

/** What a learner reported about a company. */
export const CompanyReport = z.object({
  reportId: z.number(),
  companyId: z.number(),
  companyName: z.string(),
  reporter: z.object({ userId: z.number(), name: z.string() }),
  /** The opening that it is about, if it is about one. */
  opening: z.string().nullable(),
  reason: ReportReason,
  details: z.string(),
  createdAt: Instant,
  state: ReportState,
  /** To the learner. */
  answer: z.string(),
  handledAt: Instant.nullable(),
})
export type CompanyReport = z.infer<typeof CompanyReport>

export const listCompanyReports = endpoint('GET /v1/company-reports', {
  summary: 'Reports of learners about companies: the open ones, longest waiting first; closed ones newest first',
  access: 'jobs:see',
  query: PageQuery.extend({ state: ReportState.default('open'), companyId: Id.optional() }),
  reply: pageOf(CompanyReport),
})

export const closeCompanyReport = endpoint('POST /v1/company-reports/:reportId/close', {
  summary: 'Answer the learner who reported a company, and close the report',
  access: 'jobs:act',
  params: z.strictObject({ reportId: Id }),
  body: z.strictObject({ answer: text('Tell the learner what you did', 2000) }),
  reply: Done,
})
