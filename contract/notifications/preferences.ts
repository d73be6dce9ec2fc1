import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'

/** Mails that one may decline. What concerns money and the safety of the account is always sent. */
export const mailKinds = ['reviews', 'answers', 'reminders'] as const
export const MailKind = z.enum(mailKinds)
export type MailKind = z.infer<typeof MailKind>

export const MailPreferences = z.strictObject({
  /** Verdicts on solutions and projects, and certificates. */
  reviews: z.boolean(),
  /** Answers of staff to ideas, bugs and requests. */
  answers: z.boolean(),
  /** That the access is about to end. */
  reminders: z.boolean(),
})
export type MailPreferences = z.infer<typeof MailPreferences>

export const getMailPreferences = endpoint({
  method: 'GET',
  path: '/v1/user/mail-preferences',
  summary: 'Which mails I want',
  access: 'learner',
  reply: MailPreferences,
})

export const saveMailPreferences = endpoint({
  method: 'PUT',
  path: '/v1/user/mail-preferences',
  summary: 'Choose which mails I want',
  access: 'learner',
  body: MailPreferences,
  reply: MailPreferences,
})
