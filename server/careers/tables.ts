import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, smallint, sql, text } from '#server/kit/db/orm.ts'
import type { JobType, PayPeriod } from '#contract/careers/jobs.ts'
import type { Resume, ResumeTemplate } from '#contract/careers/resume.ts'
import { people } from '#server/identity/tables.ts'
import { id, instant } from '#server/kit/tables.ts'

export const jobs = pgTable('jobs', {
  id: id(),
  title: text().notNull(),
  companyName: text().notNull(),
  experience: text().notNull(),
  minYears: smallint().notNull(),
  location: text().notNull(),
  description: text().notNull().default(''),
  skills: text().array().notNull().default([]),
  jobType: text().$type<JobType>(),
  pay: text().notNull().default(''),
  payFrom: integer(),
  payTo: integer(),
  payPer: text().$type<PayPeriod>(),
  hrEmail: text(),
  companyLink: text().notNull(),
  applyLink: text().notNull(),
  linkedinProfile: text().notNull(),
  postedOn: date().notNull(),
  closedAt: instant(),
  expiresOn: date(),
  isSample: boolean().notNull().default(false),
  /** Of a company whose openings we introduce learners to. */
  isPartner: boolean().notNull().default(false),
  createdAt: instant().notNull().defaultNow(),
})
export type JobRow = typeof jobs.$inferSelect

/** Another column of the same table: everything that is searched, in lowercase. It is never read with the others. */
export const jobTexts = pgTable('jobs', {
  // Named, because drizzle derives the names of a table's columns only once.
  searchText: text('search_text').generatedAlwaysAs(
    sql`lower(title || ' ' || company_name || ' ' || location || ' ' || description || ' ' || joined_words(skills))`,
  ),
})

const person = () => bigint({ mode: 'number' }).references(() => people.id, { onDelete: 'cascade' })

export const trackedJobs = pgTable(
  'tracked_jobs',
  {
    personId: person().notNull(),
    jobId: bigint({ mode: 'number' })
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    savedAt: instant(),
    appliedOn: date(),
    note: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.personId, table.jobId] })],
)
export type TrackedJobRow = typeof trackedJobs.$inferSelect

export const resumes = pgTable('resumes', {
  personId: person().primaryKey(),
  resume: jsonb().$type<Resume>().notNull(),
  template: smallint().$type<ResumeTemplate>().notNull(),
  version: integer().notNull(),
  savedAt: instant().notNull().defaultNow(),
})
export type ResumeRow = typeof resumes.$inferSelect
