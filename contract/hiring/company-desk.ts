import { AuditEntry } from '../identity/audit.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { Id, Instant, optionalLine, text } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { z } from '../kit/zod.ts'
import { Colleague, CompanyInvitation } from './applications.ts'
import { CompanyMember, CompanyProfile } from './company.ts'
import { CompanyKind, CompanyState, OpeningState } from './hiring.ts'

const params = z.strictObject({ companyId: Id })

export const DeskCompany = CompanyProfile.omit({ about: true, stack: true }).extend({
  state: CompanyState,
  createdAt: Instant,
  members: z.number(),
  openOpenings: z.number(),
})
export type DeskCompany = z.infer<typeof DeskCompany>

export const listCompanies = endpoint('GET /v1/companies', {
  summary: 'List the companies, newest first',
  access: 'jobs:see',
  query: PageQuery.extend({
    state: CompanyState.optional(),
    /** Each word must be in the name or the domain. */
    search: optionalLine(100).optional(),
  }),
  reply: pageOf(DeskCompany),
})

const CompanyDetails = CompanyProfile.extend({
  state: CompanyState,
  createdAt: Instant,
  /** Why it was suspended or declined. */
  reason: z.string(),
  /** Until staff have decided. */
  application: z
    .object({ name: z.string(), email: z.string(), message: z.string(), confirmedAt: Instant.nullable() })
    .nullable(),
  members: z.array(CompanyMember.omit({ isYou: true })),
  /** The latest. */
  openings: z.array(
    z.object({
      openingId: z.number(),
      title: z.string(),
      state: OpeningState,
      createdAt: Instant,
      introductions: z.number(),
    }),
  ),
  /** By learners. */
  reports: z.object({ open: z.number(), closed: z.number() }),
  /** The latest, from the audit log. */
  history: z.array(AuditEntry.pick({ entryId: true, at: true, actor: true, action: true, before: true, after: true })),
})
export type CompanyDetails = z.infer<typeof CompanyDetails>

export const getCompany = endpoint('GET /v1/companies/:companyId', {
  summary: 'One company with its members, openings and history',
  access: 'jobs:see',
  params,
  reply: CompanyDetails,
})

export const inviteCompany = endpoint('POST /v1/companies', {
  summary: 'Add a company and invite its first member; their address must belong to its website',
  access: 'jobs:act',
  idempotent: true,
  body: CompanyInvitation,
  reply: z.object({ companyId: z.number() }),
})

export const inviteCompanyMember = endpoint('POST /v1/companies/:companyId/members', {
  summary: 'Invite another member of a company, for example if nobody of it can log in any more',
  access: 'jobs:act',
  idempotent: true,
  params,
  body: Colleague,
  reply: z.object({ userId: z.number() }),
})

export const changeCompany = endpoint('PUT /v1/companies/:companyId', {
  summary: 'Say what kind of company it is, and whether its openings go straight to the jobs board',
  access: 'jobs:act',
  params,
  body: z.strictObject({ kind: CompanyKind, isTrusted: z.boolean() }),
  reply: Done,
})

export const suspendCompany = endpoint('POST /v1/companies/:companyId/suspend', {
  summary: 'Suspend a company: its members are locked out, its openings close, and its introductions end',
  access: 'jobs:act',
  params,
  body: z.strictObject({ reason: text('Tell the company why', 1000) }),
  reply: Done,
})

export const resumeCompany = endpoint('POST /v1/companies/:companyId/resume', {
  summary: 'Let a suspended company in again; its openings stay closed',
  access: 'jobs:act',
  params,
  reply: Done,
})
