import { bigint, pgTable, text } from '#server/kit/db/orm.ts'
import type { Verdict } from '#contract/learning/reviews.ts'
import { people } from '#server/identity/tables.ts'
import { instant } from '#server/kit/tables.ts'
import { reviews, solutions } from '../tables.ts'

const reference = () => bigint({ mode: 'number' })
const person = () => reference().references(() => people.id)

/** A trigger sets `firstMentorId` and `personId`, who gave the verdict and whose attempt it is. */
export const secondOpinions = pgTable('second_opinions', {
  id: reference().primaryKey().generatedAlwaysAsIdentity(),
  solutionId: reference()
    .notNull()
    .references(() => solutions.id),
  reviewId: reference()
    .notNull()
    .references(() => reviews.id),
  firstMentorId: person(),
  personId: person(),
  kind: text().$type<'appeal' | 'sample'>().notNull(),
  reason: text(),
  createdAt: instant().notNull().defaultNow(),
  promisedAt: instant().notNull(),
  claimedBy: person(),
  claimedUntil: instant(),
  mentorId: person(),
  verdict: text().$type<Verdict>(),
  feedback: text().notNull().default(''),
  decidedAt: instant(),
})
export type SecondOpinionRow = typeof secondOpinions.$inferSelect
