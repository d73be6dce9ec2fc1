import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, Instant, optionalLine } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'

/** `stored`: not sent because no email server is configured. */
export const EmailState = z.enum(['queued', 'sent', 'stored', 'failed'])
export type EmailState = z.infer<typeof EmailState>

/** Stands for a link that only the recipient sees, because it gives access to an account. */
export const hiddenLink = '[link hidden]'

export const Email = z.object({
  emailId: z.number(),
  to: z.string(),
  subject: z.string(),
  state: EmailState,
  problem: z.string().nullable(),
  createdAt: Instant,
})
export type Email = z.infer<typeof Email>

export const Attachment = z.object({
  name: z.string(),
  /** Media type, such as text/calendar. */
  kind: z.string(),
  content: z.string(),
})
export type Attachment = z.infer<typeof Attachment>

export const listEmails = endpoint('GET /v1/emails', {
  summary: 'List all emails, newest first',
  access: 'messages:see',
  query: PageQuery.extend({ search: optionalLine(100).optional() }),
  reply: pageOf(Email),
})

export const getEmail = endpoint('GET /v1/emails/:emailId', {
  summary: 'Get an email with its text and attachments; links that give access are hidden, and reading is audited',
  access: 'messages:see',
  params: z.strictObject({ emailId: Id }),
  reply: Email.extend({ text: z.string(), attachments: z.array(Attachment) }),
})
