import { bigint, date, pgTable, smallint, text } from '#server/kit/orm.ts'
import { instant } from '#server/kit/tables.ts'

export const jobs = pgTable('jobs', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull(),
  companyName: text().notNull(),
  experience: text().notNull(),
  minYears: smallint().notNull(),
  location: text().notNull(),
  hrEmail: text(),
  companyLink: text().notNull(),
  applyLink: text().notNull(),
  linkedinProfile: text().notNull(),
  postedOn: date().notNull(),
  closedAt: instant(),
  createdAt: instant().notNull().defaultNow(),
})
export type JobRow = typeof jobs.$inferSelect
