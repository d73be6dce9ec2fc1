import type { CommitFile } from '#contract/learning/commits.ts'
import { integer, jsonb, pgTable, primaryKey, smallint, text } from '#server/kit/db/orm.ts'
import { instant, reference } from '#server/kit/tables.ts'
import { solutions } from '../tables.ts'

/** The commit that an attempt was pushed with. */
export const attemptPushes = pgTable('attempt_pushes', {
  solutionId: reference()
    .primaryKey()
    .references(() => solutions.id),
  head: text().notNull(),
  commits: integer().notNull(),
})

export const attemptCommits = pgTable(
  'attempt_commits',
  {
    solutionId: reference()
      .notNull()
      .references(() => attemptPushes.solutionId, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    hash: text().notNull(),
    parent: text(),
    message: text().notNull(),
    committedAt: instant().notNull(),
    files: jsonb().$type<CommitFile[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.solutionId, table.position] })],
)
