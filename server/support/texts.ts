import { z } from '#contract/kit/zod.ts'
import { kind } from '#server/notifications/index.ts'
import { inboxLink, requestLink } from './links.ts'

const Request = z.object({ requestId: z.number(), subject: z.string() })
const Reply = Request.extend({ author: z.string(), body: z.string() })

/** Always by email too: they asked. */
export const supportReply = kind('support reply', {
  data: Reply,
  notification: ({ requestId, subject, author, body }) => ({
    title: `${author} replied: ${subject}`,
    body,
    link: requestLink(requestId),
  }),
  email: ({ requestId, subject, author, body }, publicUrl) => ({
    subject: `Reply: ${subject.length > 50 ? `${subject.slice(0, 49).trimEnd()}…` : subject}`,
    paragraphs: [
      `${author} replied to your message “${subject}”:`,
      body,
      `Please don’t reply to this email. To write back, open your request: ${publicUrl}${requestLink(requestId)}`,
    ],
  }),
  push: { preference: 'answers', data: (reply) => ({ ...reply, body: '' }) },
})

export const supportResolved = kind('support resolved', {
  data: Request,
  notification: ({ requestId, subject }) => ({
    title: `Resolved: ${subject}`,
    body: 'We marked your support request as resolved. If you need more help, write again and we’ll reopen it.',
    link: requestLink(requestId),
  }),
})

/** To the assignee. */
export const supportReplyByLearner = kind('support reply by learner', {
  data: Reply,
  notification: ({ requestId, subject, author, body }) => ({
    title: `${author} replied: ${subject}`,
    body,
    link: inboxLink(requestId),
  }),
})

/** To the assignee, from a colleague. */
export const supportNote = kind('support note', {
  data: Reply,
  notification: ({ requestId, subject, author, body }) => ({
    title: `${author} left you a note: ${subject}`,
    body,
    link: inboxLink(requestId),
  }),
})

export const supportAssigned = kind('support request assigned', {
  data: Request.extend({ assignedBy: z.string() }),
  notification: ({ requestId, subject, assignedBy }) => ({
    title: `${assignedBy} assigned you a support request`,
    body: subject,
    link: inboxLink(requestId),
  }),
})
