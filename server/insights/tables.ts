import { bigint, integer, jsonb, pgTable, text } from '#server/kit/db/orm.ts'
import { instant } from '#server/kit/tables.ts'

export const schoolFigures = pgTable('school_figures', {
  name: text().primaryKey(),
  figures: jsonb().$type<object>().notNull(),
  countedAt: instant().notNull(),
  tookMs: integer().notNull(),
  version: bigint({ mode: 'number' }).notNull().default(1),
})
