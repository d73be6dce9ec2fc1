import { z } from '#contract/kit/zod.ts'
import { kind } from '#server/notifications/index.ts'
import { messageLink } from './links.ts'

const Message = z.object({ messageId: z.number(), subject: z.string(), excerpt: z.string() })

/** Its email is what staff wrote, sent to many at a limited rate. */
export const messageReceived = kind('message', {
  data: Message,
  notification: ({ messageId, subject, excerpt }) => ({ title: subject, body: excerpt, link: messageLink(messageId) }),
})

export const testSubject = (subject: string) => `Test: ${subject}`

export const messageTested = kind('message test', {
  data: Message,
  notification: ({ messageId, subject, excerpt }) => ({
    title: testSubject(subject),
    body: excerpt,
    link: `/admin/messages/${messageId}`,
  }),
})
