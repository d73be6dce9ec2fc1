import type { SentEvent, WebhookEvent } from '#contract/webhooks/events.ts'
import type { DeliveryState, WebhookState } from '#contract/webhooks/webhooks.ts'
import { boolean, integer, pgTable, primaryKey, text } from '#server/kit/db/orm.ts'
import { instant, reference } from '#server/kit/tables.ts'
import { person } from '#server/identity/tables.ts'

export const webhooks = pgTable('webhooks', {
  id: reference().primaryKey().generatedAlwaysAsIdentity(),
  url: text().notNull(),
  events: text().array().$type<WebhookEvent[]>().notNull(),
  includesContact: boolean().notNull(),
  state: text().$type<WebhookState>().notNull().default('active'),
  offReason: text(),
  encryptedSecret: text().notNull(),
  previousSecret: text(),
  previousUntil: instant(),
  failingSince: instant(),
  notBefore: instant(),
  createdAt: instant().notNull().defaultNow(),
})
export type WebhookRow = typeof webhooks.$inferSelect

export const webhookDeliveries = pgTable('webhook_deliveries', {
  id: reference().primaryKey().generatedAlwaysAsIdentity(),
  webhookId: reference()
    .notNull()
    .references(() => webhooks.id, { onDelete: 'cascade' }),
  messageId: text().notNull(),
  type: text().$type<SentEvent>().notNull(),
  personId: person(),
  body: text().notNull(),
  hasContact: boolean().notNull().default(false),
  state: text().$type<DeliveryState>().notNull().default('pending'),
  attempts: integer().notNull().default(0),
  attemptsBefore: integer().notNull().default(0),
  dueAt: instant(),
  isSending: boolean().notNull().default(false),
  createdAt: instant().notNull().defaultNow(),
  deliveredAt: instant(),
})
export type DeliveryRow = typeof webhookDeliveries.$inferSelect

export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    deliveryId: reference()
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    attempt: integer().notNull(),
    at: instant().notNull(),
    status: integer(),
    milliseconds: integer().notNull(),
    answer: text().notNull(),
    problem: text(),
  },
  (table) => [primaryKey({ columns: [table.deliveryId, table.attempt] })],
)
export type AttemptRow = typeof webhookAttempts.$inferSelect
