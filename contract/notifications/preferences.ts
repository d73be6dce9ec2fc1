import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'

/** Emails that one may decline. What concerns money and the safety of the account is always sent. */
export const emailKinds = ['reviews', 'answers', 'reminders'] as const
export const EmailKind = z.enum(emailKinds)
export type EmailKind = z.infer<typeof EmailKind>

export const EmailPreferences = z.strictObject({
  /** Verdicts on solutions and projects, and certificates. */
  reviews: z.boolean(),
  /** Answers of staff to ideas, bugs and requests. */
  answers: z.boolean(),
  /** That the access is about to end. */
  reminders: z.boolean(),
})
export type EmailPreferences = z.infer<typeof EmailPreferences>

export const getEmailPreferences = endpoint({
  method: 'GET',
  path: '/v1/user/email-preferences',
  summary: 'Which emails I want',
  access: 'learner',
  reply: EmailPreferences,
})

export const saveEmailPreferences = endpoint({
  method: 'PUT',
  path: '/v1/user/email-preferences',
  summary: 'Choose which emails I want',
  access: 'learner',
  body: EmailPreferences,
  reply: EmailPreferences,
})
