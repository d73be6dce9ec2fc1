import { JobDraft } from '../careers/job-desk.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { Id, line, optionalLine, optionalText } from '../kit/fields.ts'
import { z } from '../kit/zod.ts'
import { Colleague } from './applications.ts'
import { CompanyKind } from './hiring.ts'

export const CompanyMember = z.object({
  userId: z.number(),
  name: z.string(),
  email: z.string(),
  isYou: z.boolean(),
  /** They accepted the terms, of whichever version. */
  hasJoined: z.boolean(),
})
export type CompanyMember = z.infer<typeof CompanyMember>

export const CompanyProfile = z.object({
  companyId: z.number(),
  name: z.string(),
  website: z.string(),
  /** Of the email addresses of its members. */
  domain: z.string(),
  kind: CompanyKind,
  city: z.string(),
  about: z.string(),
  stack: z.array(z.string()),
  isTrusted: z.boolean(),
  isSample: z.boolean(),
})

const MyCompany = CompanyProfile.extend({
  isSuspended: z.boolean(),
  /** Until a member accepts this version, only this call, the acceptance and their own account answer. */
  terms: z.object({ version: z.string(), isAccepted: z.boolean() }),
  members: z.array(CompanyMember),
})
export type MyCompany = z.infer<typeof MyCompany>

export const getMyCompany = endpoint('GET /v1/company', {
  summary: 'Your company, its members, and whether you accepted the terms',
  access: 'company',
  reply: MyCompany,
})

export const acceptCompanyTerms = endpoint('POST /v1/company/terms', {
  summary: 'Accept the terms for companies, in the version that was shown',
  access: 'company',
  body: z.strictObject({ version: line('the version of the terms', 20) }),
  reply: Done,
})

/** Its name, website and kind are what staff approved and learners choose by, so only staff change them. */
export const CompanyDraft = z.strictObject({
  city: optionalLine(80),
  about: optionalText(2000),
  stack: JobDraft.shape.skills,
})
export type CompanyDraft = z.infer<typeof CompanyDraft>

export const saveMyCompany = endpoint('PUT /v1/company', {
  summary: 'Change what learners read about your company',
  access: 'company',
  body: CompanyDraft,
  reply: Done,
})

export const inviteColleague = endpoint('POST /v1/company/members', {
  summary: 'Invite a colleague with an email address of your company; the link works for a week',
  access: 'company',
  idempotent: true,
  limit: { times: 20, seconds: 3600 },
  body: Colleague,
  reply: z.object({ userId: z.number() }),
})

export const removeColleague = endpoint('DELETE /v1/company/members/:userId', {
  summary: 'Remove a colleague: their devices are logged out, and they see nothing of the company any more',
  access: 'company',
  params: z.strictObject({ userId: Id }),
  reply: Done,
})
