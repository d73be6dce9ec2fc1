import { Done, endpoint } from '../kit/endpoint.ts'
import { Id, text } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { z } from '../kit/zod.ts'
import { Message, MessageForm, messagePictures } from '../threads/messages.ts'
import { NoteDraft } from '../threads/notes.ts'
import { reportReasons } from './hiring.ts'

const params = z.strictObject({ introductionId: Id })

export const listIntroductionMessages = endpoint('GET /v1/introductions/:introductionId/messages', {
  summary: 'What both sides of an introduction wrote to each other, oldest first',
  access: 'account',
  params,
  query: PageQuery,
  reply: pageOf(Message),
})

export const writeIntroductionMessage = endpoint('POST /v1/introductions/:introductionId/messages', {
  summary: 'Write to the other side of an introduction, with up to four pictures',
  access: 'account',
  idempotent: true,
  params,
  upload: messagePictures,
  body: MessageForm,
  reply: Message,
})

export const addIntroductionNote = endpoint('POST /v1/introductions/:introductionId/notes', {
  summary: 'Add a note for my own side of an introduction',
  access: 'account',
  idempotent: true,
  params,
  body: NoteDraft,
  reply: Done,
})

export const removeIntroductionNote = endpoint('DELETE /v1/introductions/:introductionId/notes/:noteId', {
  summary: 'Delete a note that I wrote about an introduction',
  access: 'account',
  params: params.extend({ noteId: Id }),
  reply: Done,
})

export const ReportDraft = z.strictObject({
  reason: z.enum(reportReasons, 'Choose a reason'),
  details: text('Tell us what happened', 2000),
})
export type ReportDraft = z.infer<typeof ReportDraft>

export const reportCompany = endpoint('POST /v1/user/introductions/:introductionId/report', {
  summary: 'Report the company of an introduction to the school; the company isn’t told',
  access: 'learner',
  idempotent: true,
  limit: { times: 20, seconds: 86_400 },
  params,
  body: ReportDraft,
  reply: Done,
})
