import { bigint, boolean, integer, jsonb, pgTable, text } from '#server/kit/db/orm.ts'
import type { CourseFacts, SyllabusWeek, Trainer } from '#contract/catalogue/courses.ts'
import { instant } from '#server/kit/tables.ts'

export const courses = pgTable('courses', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  title: text().notNull(),
  subtitle: text().notNull().default(''),
  description: text().notNull(),
  image: text().notNull(),
  paisePerWeek: bigint({ mode: 'number' }).notNull(),
  trainer: jsonb().$type<Trainer>().notNull(),
  syllabus: jsonb().$type<SyllabusWeek[]>().notNull(),
  facts: jsonb().$type<Partial<CourseFacts>>().notNull().default({}),
  isListed: boolean().notNull().default(false),
  /** The beginners' path. Lists of courses leave it out. */
  isStart: boolean().notNull().default(false),
  /** Learners can take mock interviews with its exercises. */
  hasInterviews: boolean().notNull().default(false),
  enrolledCount: integer().notNull().default(0),
  createdAt: instant().notNull().defaultNow(),
  archivedAt: instant(),
})
export type CourseRow = typeof courses.$inferSelect
