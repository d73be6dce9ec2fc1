import { inboxLink, requestLink } from './links.ts'

type Reply = { requestId: number; subject: string; author: string; body: string }

export const replyNotification = ({ requestId, subject, author, body }: Reply) => ({
  title: `${author} replied: ${subject}`,
  body,
  link: requestLink(requestId),
})

export const replyEmail = ({ requestId, subject, author, body }: Reply, publicUrl: string) => ({
  subject: `Reply: ${subject.length > 50 ? `${subject.slice(0, 49).trimEnd()}…` : subject}`,
  paragraphs: [
    `${author} replied to your message “${subject}”:`,
    body,
    `Please don’t reply to this email. To write back, open your request: ${publicUrl}${requestLink(requestId)}`,
  ],
})

export const resolvedNotification = (requestId: number, subject: string) => ({
  title: `Resolved: ${subject}`,
  body: 'We marked your support request as resolved. If you need more help, write again and we’ll reopen it.',
  link: requestLink(requestId),
})

/** To the assignee. */
export const learnerReplied = ({ requestId, subject, author, body }: Reply) => ({
  title: `${author} replied: ${subject}`,
  body,
  link: inboxLink(requestId),
})

export const assignedNotification = (requestId: number, subject: string, assignedBy: string) => ({
  title: `${assignedBy} assigned you a support request`,
  body: subject,
  link: inboxLink(requestId),
})
