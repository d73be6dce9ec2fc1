import type { EmailPreference } from '#contract/notifications/preferences.ts'
import type { PushPreference } from '#contract/notifications/push.ts'
import { z } from '#contract/kit/zod.ts'
import type { EmailDraft } from '#server/kit/mailer.ts'
import type { NotificationRow } from './tables.ts'

type Words = { title: string; body: string }
type EmailTexts = Pick<EmailDraft, 'subject' | 'paragraphs'>

type Entry<Schema extends z.ZodType> = {
  /** Everything the texts need. It is stored, so that they can be worded again. */
  data: Schema
  notification: (data: z.output<Schema>) => Words & { link: string }
  /** Sent with the notification. */
  email?: (data: z.output<Schema>, publicUrl: string) => EmailTexts
  /** People who turned off these emails get only the notification. Without it, everybody gets the email. */
  preference?: EmailPreference
  /** Pushed to devices that asked for it, until it's no longer true, for at most three days. */
  push?: {
    preference: PushPreference
    until?: (data: z.output<Schema>) => Date
    /** Without what is private: a lock screen shows its words to anybody. */
    data?: (data: z.output<Schema>) => z.output<Schema>
  }
}

/** What happened, ready to be stored for somebody. */
export type NewNotification = {
  kind: string
  data: unknown
  link: string
  email: ((publicUrl: string) => EmailTexts) | null
  preference: EmailPreference | null
  push: { preference: PushPreference; until: Date | null; data: unknown } | null
}

/** A moment in the data of a notification, which is stored as JSON. */
export const Moment = z.coerce.date<Date>()

/** Declares a kind of notification: the only place with its texts. The name is stored, so it never changes. */
export function kind<Schema extends z.ZodType>(name: string, { data: schema, notification, ...entry }: Entry<Schema>) {
  const { email, preference = null, push = null } = entry
  const create = (input: z.input<Schema>): NewNotification => {
    const data = schema.parse(input)
    const { link } = notification(data)
    return {
      kind: name,
      data,
      link,
      email: email ? (publicUrl) => email(data, publicUrl) : null,
      preference,
      push: push && {
        preference: push.preference,
        until: push.until?.(data) ?? null,
        data: push.data?.(data) ?? data,
      },
    }
  }
  const word = (stored: unknown): Words | null => {
    const { success, data } = schema.safeParse(stored)
    return success ? notification(data) : null
  }
  return Object.assign(create, { kind: name, word })
}

type Kind = { kind: string; word: (stored: unknown) => Words | null }
const isKind = (value: unknown): value is Kind => typeof value === 'function' && 'kind' in value && 'word' in value

/** Says what a stored notification tells. */
export type Wording = (row: Pick<NotificationRow, 'kind' | 'data' | 'title' | 'body'>) => Words

/** For the kinds among the exports of these modules. */
export function createWording(texts: object[]): Wording {
  const kinds = texts.flatMap((module) => Object.values(module)).filter(isKind)
  const byName = new Map(kinds.map((one) => [one.kind, one]))
  if (byName.size < kinds.length) throw new Error('Two kinds of notifications have the same name')
  return ({ kind, data, title, body }) => {
    const words = byName.get(kind)?.word(data)
    // Stored in words, or by a newer version.
    return words ? { title: words.title, body: words.body } : { title, body }
  }
}
