import { pgTable, text } from '#server/kit/db/orm.ts'
import { instant, reference } from '#server/kit/tables.ts'
import { threads } from '#server/threads/tables.ts'
import { person } from '#server/identity/tables.ts'
import { reviewComments, solutions } from '../tables.ts'

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
  personId: person().notNull(),
  title: text().notNull(),
  body: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
})
