import { person } from '#server/identity/tables.ts'
import { integer, pgTable, primaryKey, text, uuid } from '#server/kit/db/orm.ts'
import { instant, reference } from '#server/kit/tables.ts'
import { files } from '#server/site/tables.ts'
import { steps } from '../tables.ts'

/** A learner's work at a step; all of it is a bundle in the file store. */
export const repositories = pgTable(
  'repositories',
  {
    personId: person().notNull(),
    stepId: reference()
      .notNull()
      .references(() => steps.id),
    /** Of the starter that it began with. */
    exerciseVersion: integer().notNull(),
    /** The commit that main points to. */
    head: text().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    bytes: integer().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.stepId] })],
)
export type RepositoryRow = typeof repositories.$inferSelect
