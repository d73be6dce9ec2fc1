import type { SupportTopic } from '#contract/support/requests.ts'
import type { ConversationState } from '#contract/threads/conversations.ts'
import { courses } from '#server/catalogue/tables.ts'
import { pgTable, text } from '#server/kit/db/orm.ts'
import { instant, reference } from '#server/kit/tables.ts'
import { payments } from '#server/membership/tables.ts'
import { threads } from '#server/threads/tables.ts'
import { person } from '#server/identity/tables.ts'

export const supportRequests = pgTable('support_requests', {
  id: reference().primaryKey().generatedAlwaysAsIdentity(),
  threadId: reference()
    .notNull()
    .references(() => threads.id),
  personId: person().notNull(),
  topic: text().$type<SupportTopic>().notNull(),
  subject: text().notNull(),
  /** The foreign key has the person too: it is their own payment. */
  paymentId: reference().references(() => payments.id),
  courseId: reference().references(() => courses.id),
  state: text().$type<ConversationState>().notNull().default('open'),
  assigneeId: person(),
  createdAt: instant().notNull().defaultNow(),
  promisedAt: instant().notNull(),
  waitingSince: instant(),
  answeredAt: instant(),
  resolvedAt: instant(),
})
export type SupportRow = typeof supportRequests.$inferSelect
