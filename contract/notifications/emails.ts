import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, Instant, optionalLine } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'

/** `kept` is a mail that was not sent because no mail server is configured: it is read here instead. */
export const MailState = z.enum(['queued', 'sent', 'kept', 'failed'])
export type MailState = z.infer<typeof MailState>

export const Mail = z.object({
  mailId: z.number(),
  to: z.string(),
  subject: z.string(),
  state: MailState,
  problem: z.string().nullable(),
  createdAt: Instant,
})
export type Mail = z.infer<typeof Mail>

/** A small text file that goes with a mail. */
export const Attachment = z.object({
  name: z.string(),
  /** Its media type, such as text/calendar. */
  kind: z.string(),
  content: z.string(),
})
export type Attachment = z.infer<typeof Attachment>

export const listMails = endpoint({
  method: 'GET',
  path: '/v1/mails',
  summary: 'The mails the academy wrote, newest first',
  access: 'admin',
  query: PageQuery.extend({ search: optionalLine(100).optional() }),
  reply: pageOf(Mail),
})

export const getMail = endpoint({
  method: 'GET',
  path: '/v1/mails/:mailId',
  summary: 'One mail with its text and what is attached',
  access: 'admin',
  params: z.strictObject({ mailId: Id }),
  reply: Mail.extend({ text: z.string(), attachments: z.array(Attachment) }),
})
