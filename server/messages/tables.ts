import type { DeliveryEmail, MessageDeliveryState, MessageState } from '#contract/messages/messages.ts'
import type { MergeValues } from '#contract/messages/merge-fields.ts'
import type { Segment } from '#contract/messages/segments.ts'
import type { z } from '#contract/kit/zod.ts'
import { boolean, integer, jsonb, pgTable, primaryKey, text } from '#server/kit/db/orm.ts'
import { instant, reference } from '#server/kit/tables.ts'
import { emails } from '#server/notifications/tables.ts'
import { person } from '#server/identity/tables.ts'

export const messages = pgTable('messages', {
  id: reference().primaryKey().generatedAlwaysAsIdentity(),
  subject: text().notNull().default(''),
  body: text().notNull().default(''),
  segment: jsonb().$type<Segment>(),
  audience: text().notNull().default(''),
  byEmail: boolean().notNull().default(true),
  state: text().$type<MessageState>().notNull().default('draft'),
  version: integer().notNull().default(1),
  authorId: person().notNull(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
  scheduledFor: instant(),
  startedAt: instant(),
  finishedAt: instant(),
  nextBatchAt: instant(),
  recipients: integer().notNull().default(0),
  delivered: integer().notNull().default(0),
  emailed: integer().notNull().default(0),
})
export type MessageRow = typeof messages.$inferSelect

export const messageDeliveries = pgTable(
  'message_deliveries',
  {
    messageId: reference()
      .notNull()
      .references(() => messages.id),
    personId: person().notNull(),
    state: text().$type<z.infer<typeof MessageDeliveryState>>().notNull().default('waiting'),
    deliveredAt: instant(),
    email: text().$type<DeliveryEmail>().notNull().default('none'),
    emailId: reference().references(() => emails.id, { onDelete: 'set null' }),
    readAt: instant(),
    mergeValues: jsonb().$type<MergeValues>(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.personId] })],
)
