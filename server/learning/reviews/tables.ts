import { pgTable } from '#server/kit/db/orm.ts'
import { reference } from '#server/kit/tables.ts'
import { threads } from '#server/threads/tables.ts'
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
