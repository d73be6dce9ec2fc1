import { Done, endpoint } from '../kit/endpoint.ts'
import { Id, optionalText } from '../kit/fields.ts'
import { LinkToken } from '../kit/shared-links.ts'
import { z } from '../kit/zod.ts'
import { CompanyInvitation } from './company-desk.ts'

/** How long the link in the email works. */
export const confirmHours = 48

export const CompanyApplication = CompanyInvitation.extend({ message: optionalText(1000).default('') })
export type CompanyApplication = z.infer<typeof CompanyApplication>

export const applyAsCompany = endpoint('POST /v1/hiring/applications', {
  summary: 'Apply as a company with a business address; we email a link to confirm, and the answer is always the same',
  access: 'public',
  limit: { times: 10, seconds: 3600 },
  body: CompanyApplication,
  reply: Done,
})

export const confirmCompany = endpoint('POST /v1/hiring/applications/confirm', {
  summary: 'Confirm the address of an application by the link in the email; again changes nothing',
  access: 'public',
  limit: { times: 30, seconds: 900 },
  body: z.strictObject({ token: LinkToken }),
  reply: z.object({ company: z.string() }),
})

export const decideCompany = endpoint('POST /v1/companies/:companyId/decision', {
  summary: 'Approve a company that applied, which invites its contact, or decline it with a reason',
  access: 'jobs:act',
  params: z.strictObject({ companyId: Id }),
  body: z.strictObject({
    decision: z.enum(['approve', 'decline'], 'Approve it, or decline it'),
    /** Required to decline it. */
    reason: optionalText(1000).default(''),
  }),
  reply: Done,
})
