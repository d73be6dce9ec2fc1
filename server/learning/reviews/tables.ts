import { people } from '#server/identity/tables.ts'
import { bigint, pgTable, text } from '#server/kit/db/orm.ts'
import { instant } from '#server/kit/tables.ts'
import { threads } from '#server/threads/tables.ts'
import { reviewComments, solutions } from '../tables.ts'

const reference = () => bigint({ mode: 'number' })

/** Without a comment it is about the feedback. */
export const reviewThreads = pgTable('review_threads', {
  threadId: reference()
    .primaryKey()
    .references(() => threads.id),
  solutionId: reference()
    .notNull()
    .references(() => solutions.id),
  commentId: reference().references(() => reviewComments.id),
})

export const savedReplies = pgTable('saved_replies', {
  id: reference().primaryKey().generatedAlwaysAsIdentity(),
  personId: reference()
    .notNull()
    .references(() => people.id),
  title: text().notNull(),
  body: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
})
