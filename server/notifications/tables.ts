import { bigint, boolean, jsonb, pgTable, text } from '#server/kit/db/orm.ts'
import type { Attachment, EmailState } from '#contract/notifications/emails.ts'
import type { PushPreference } from '#contract/notifications/push.ts'
import { people, sessions } from '#server/identity/tables.ts'
import { id, instant, reference, timeOfDay } from '#server/kit/tables.ts'

export const notifications = pgTable('notifications', {
  id: id(),
  personId: bigint({ mode: 'number' })
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' }),
  kind: text().notNull().default('plain'),
  data: jsonb().$type<unknown>().notNull().default({}),
  /** Found by it when what it leads to is read or deleted. */
  link: text(),
  /** Of the kind `plain`: what code before 0113 wrote. */
  title: text().notNull().default('You have a new notification'),
  body: text().notNull().default(''),
  createdAt: instant().notNull().defaultNow(),
  readAt: instant(),
})
export type NotificationRow = typeof notifications.$inferSelect

export const emails = pgTable('emails', {
  id: id(),
  toAddress: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  encryptedText: text(),
  state: text().$type<EmailState>().notNull().default('queued'),
  error: text(),
  createdAt: instant().notNull().defaultNow(),
  sentAt: instant(),
  attachments: jsonb().$type<Attachment[]>().notNull().default([]),
  dedupeKey: text(),
  messageId: text(),
  encryptedUnsubscribeUrl: text(),
  html: text(),
})
export type EmailRow = typeof emails.$inferSelect

export const emailPreferences = pgTable('email_preferences', {
  personId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  reviews: boolean().notNull().default(true),
  answers: boolean().notNull().default(true),
  reminders: boolean().notNull().default(true),
  messages: boolean().notNull().default(true),
  study: boolean().notNull().default(true),
})

export const pushSubscriptions = pgTable('push_subscriptions', {
  id: id(),
  sessionId: reference()
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  endpoint: text().notNull(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
})

/** What is null follows the emails. */
export const pushPreferences = pgTable('push_preferences', {
  personId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  reviews: boolean(),
  answers: boolean(),
  sessions: boolean(),
  access: boolean(),
  study: boolean(),
  work: boolean(),
  payments: boolean(),
  quietFrom: timeOfDay().default('21:00'),
  quietTo: timeOfDay().default('07:00'),
})

export const pushes = pgTable('pushes', {
  id: id(),
  subscriptionId: reference()
    .notNull()
    .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
  preference: text().$type<PushPreference>().notNull(),
  kind: text().notNull(),
  data: jsonb().$type<unknown>().notNull(),
  link: text().notNull(),
  createdAt: instant().notNull(),
  until: instant().notNull(),
})
