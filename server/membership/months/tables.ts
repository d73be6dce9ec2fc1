import { date, integer, jsonb, pgTable, primaryKey } from '#server/kit/db/orm.ts'
import type { Group } from './rules.ts'

/** How many documents of a day agree in everything that a month adds up. Triggers write it. */
export const documentDays = pgTable(
  'document_days',
  {
    day: date().notNull(),
    figures: jsonb().$type<Omit<Group, 'day' | 'count' | 'first' | 'last'>>().notNull(),
    documents: integer().notNull(),
    /** The lowest and the highest serial. */
    first: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.figures] })],
)
