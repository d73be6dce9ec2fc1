import { z } from '../kit/zod.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { line } from '../kit/fields.ts'

/** Optional emails. Emails about payments and account security are always sent. */
export const EmailPreferences = z.strictObject({
  /** Reviews of solutions and projects, and certificates. */
  reviews: z.boolean(),
  /** Answers by staff to questions, ideas, bugs and requests. */
  answers: z.boolean(),
  /** Reminders that the subscription ends, everything about weekend sessions, and what is due tomorrow. */
  reminders: z.boolean(),
  /** Messages and announcements from the school. */
  messages: z.boolean(),
  /** Reminders on study days. */
  study: z.boolean(),
})
export type EmailPreferences = z.infer<typeof EmailPreferences>
export type EmailPreference = keyof EmailPreferences

/** Emails that come by themselves have a link that turns them off. */
export type Unsubscribable = Extract<EmailPreference, 'messages' | 'study'>

export const getEmailPreferences = endpoint('GET /v1/user/email-preferences', {
  summary: 'Get my email preferences',
  access: 'account',
  reply: EmailPreferences,
})

export const saveEmailPreferences = endpoint('PUT /v1/user/email-preferences', {
  summary: 'Save my email preferences',
  access: 'account',
  // A page that was opened before the last of them existed doesn't send it.
  body: EmailPreferences.partial({ study: true }),
  reply: EmailPreferences,
})

/** Where mail apps post a one-click unsubscribe (RFC 8058), without a session. */
export const oneClickPath = '/unsubscribe/one-click'

export const unsubscribe = endpoint('POST /v1/unsubscribe', {
  summary: 'Turn such emails off or on again with the link of an email, without logging in',
  access: 'public',
  limit: { times: 30, seconds: 600 },
  body: z.strictObject({ token: line('the link from the email', 200), isOn: z.boolean().default(false) }),
  reply: Done,
})
