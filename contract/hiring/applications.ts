import { Done, endpoint } from '../kit/endpoint.ts'
import {
  Email,
  Id,
  isWebLink,
  line,
  optionalLine,
  optionalPersonName,
  optionalText,
  personName,
} from '../kit/fields.ts'
import { notALink } from '../kit/messages.ts'
import { LinkToken } from '../kit/shared-links.ts'
import { z } from '../kit/zod.ts'
import { CompanyKind } from './hiring.ts'

/** Somebody who gets an account of a company. */
export const Colleague = z.strictObject({
  email: Email,
  firstName: personName('a first name', 100),
  lastName: optionalPersonName(100),
})
export type Colleague = z.infer<typeof Colleague>

/** As people type it: without https:// too. */
const Website = z
  .string('Enter the website')
  .trim()
  .min(1, 'Enter the website')
  .max(200)
  .transform((typed) => (/^https?:\/\//i.test(typed) ? typed : `https://${typed}`))
  .refine(isWebLink, notALink)

export const CompanyInvitation = Colleague.extend({
  name: line('the company’s name', 120),
  website: Website,
  kind: z.enum(CompanyKind.options, 'Choose the kind of company'),
  city: optionalLine(80),
})
export type CompanyInvitation = z.infer<typeof CompanyInvitation>

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
