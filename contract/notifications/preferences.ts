import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'

/** Optional emails. Emails about payments and account security are always sent. */
export const EmailPreferences = z.strictObject({
  /** Reviews of solutions and projects, and certificates. */
  reviews: z.boolean(),
  /** Answers by staff to questions, ideas, bugs and requests. */
  answers: z.boolean(),
  /** Reminders that the subscription ends, and everything about weekend sessions. */
  reminders: z.boolean(),
  /** Messages and announcements from the school. */
  messages: z.boolean(),
})
export type EmailPreferences = z.infer<typeof EmailPreferences>
export type EmailPreference = keyof EmailPreferences

export const getEmailPreferences = endpoint('GET /v1/user/email-preferences', {
  summary: 'Get my email preferences',
  access: 'learner',
  reply: EmailPreferences,
})

export const saveEmailPreferences = endpoint('PUT /v1/user/email-preferences', {
  summary: 'Save my email preferences',
  access: 'learner',
  body: EmailPreferences,
  reply: EmailPreferences,
})
