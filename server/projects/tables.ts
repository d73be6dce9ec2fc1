import { integer, jsonb, pgTable, text, uuid } from '#server/kit/db/orm.ts'
import type { Brief } from '#contract/projects/briefs.ts'
import type { SubmissionState } from '#contract/projects/submissions.ts'
import { id, instant, reference } from '#server/kit/tables.ts'
import { files } from '#server/site/tables.ts'
import { threads } from '#server/threads/tables.ts'
import { person } from '#server/identity/tables.ts'

const thread = () => reference().references(() => threads.id)

export const ideas = pgTable('ideas', {
  id: id(),
  personId: person().notNull(),
  name: text().notNull(),
  description: text().notNull(),
  techStack: text().array().notNull().default([]),
  createdAt: instant().notNull().defaultNow(),
  waitingSince: instant().defaultNow(),
  threadId: thread().notNull(),
})
export type IdeaRow = typeof ideas.$inferSelect

export const briefs = pgTable('briefs', {
  id: id(),
  title: text().notNull(),
  summary: text().notNull(),
  description: text().notNull(),
  level: text().$type<Brief['level']>().notNull(),
  duration: text().notNull(),
  techStack: text().array().notNull().default([]),
  steps: text().array().notNull(),
  resources: jsonb().$type<{ label: string; url: string }[]>().notNull().default([]),
  createdAt: instant().notNull().defaultNow(),
  closedAt: instant(),
})
export type BriefRow = typeof briefs.$inferSelect

export const projectSubmissions = pgTable('project_submissions', {
  id: id(),
  personId: person().notNull(),
  briefId: reference()
    .notNull()
    .references(() => briefs.id),
  attempt: integer().notNull(),
  name: text().notNull(),
  description: text().notNull(),
  fileId: uuid()
    .notNull()
    .references(() => files.id),
  state: text().$type<SubmissionState>().notNull().default('submitted'),
  submittedAt: instant().notNull().defaultNow(),
  decidedAt: instant(),
  decidedBy: person(),
  threadId: thread().notNull(),
})
export type ProjectSubmissionRow = typeof projectSubmissions.$inferSelect
