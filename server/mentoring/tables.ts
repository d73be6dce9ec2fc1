import { integer, pgTable, primaryKey, sql, text, uuid } from '#server/kit/db/orm.ts'
import type { ConversationState } from '#contract/threads/conversations.ts'
import { courses } from '#server/catalogue/tables.ts'
import { id, instant, reference, tsvector } from '#server/kit/tables.ts'
import { solutions, steps } from '#server/learning/tables.ts'
import { threads } from '#server/threads/tables.ts'
import { person } from '#server/identity/tables.ts'

const step = () => reference().references(() => steps.id)

export const questions = pgTable('questions', {
  id: id(),
  threadId: reference()
    .notNull()
    .references(() => threads.id),
  personId: person().notNull(),
  courseId: reference()
    .notNull()
    .references(() => courses.id),
  stepId: step().notNull(),
  title: text().notNull(),
  solutionId: reference().references(() => solutions.id),
  fileId: uuid(),
  path: text(),
  lessonVersion: integer(),
  sample: integer(),
  line: integer(),
  quote: text().notNull().default(''),
  quoteFrom: integer(),
  state: text().$type<ConversationState>().notNull().default('open'),
  askedAt: instant().notNull().defaultNow(),
  promisedAt: instant().notNull(),
  waitingSince: instant(),
  answeredAt: instant(),
  resolvedAt: instant(),
  claimedBy: person(),
  claimedUntil: instant(),
})
export type QuestionRow = typeof questions.$inferSelect

export const publishedQuestions = pgTable('published_questions', {
  id: id(),
  questionId: reference().references(() => questions.id, { onDelete: 'set null' }),
  stepId: step().notNull(),
  title: text().notNull(),
  question: text().notNull(),
  answer: text().notNull(),
  sameCount: integer().notNull().default(0),
  publishedBy: person(),
  publishedAt: instant().notNull().defaultNow(),
  search: tsvector()
    .notNull()
    .generatedAlwaysAs(
      sql`setweight(to_tsvector('english', title), 'A') || to_tsvector('english', question || ' ' || answer)`,
    ),
})

export const sameQuestions = pgTable(
  'same_questions',
  {
    publishedId: reference()
      .notNull()
      .references(() => publishedQuestions.id, { onDelete: 'cascade' }),
    personId: person().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.publishedId, table.personId] })],
)

export { mentorCorrections, mentorRates, mentorStatements } from './pay/tables.ts'
export { weekendSessions } from './sessions/tables.ts'
