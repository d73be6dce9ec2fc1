import { integer, jsonb, pgTable, text } from '#server/kit/db/orm.ts'
import { id, instant, reference } from '#server/kit/tables.ts'
import { person } from '#server/identity/tables.ts'
import type { Item, Line } from './rules.ts'

export const mentorRates = pgTable('mentor_rates', {
  id: id(),
  personId: person(),
  fromMonth: text().notNull(),
  reviewPaise: integer(),
  sessionPaise: integer(),
  monthPaise: integer(),
  setBy: person().notNull(),
  setAt: instant().notNull(),
})

export const mentorStatements = pgTable('mentor_statements', {
  id: id(),
  personId: person().notNull(),
  month: text().notNull(),
  lines: jsonb().$type<Line[]>().notNull(),
  items: jsonb().$type<Item[]>().notNull(),
  paise: integer().notNull(),
  reference: text().notNull(),
  paidBy: person().notNull(),
  paidAt: instant().notNull(),
})
export type StatementRow = typeof mentorStatements.$inferSelect

export const mentorCorrections = pgTable('mentor_corrections', {
  id: id(),
  statementId: reference()
    .notNull()
    .references(() => mentorStatements.id),
  paise: integer().notNull(),
  reason: text().notNull(),
  createdBy: person().notNull(),
  createdAt: instant().notNull(),
})
