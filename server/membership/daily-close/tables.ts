import type { DayMoney } from '#contract/membership/daily-close.ts'
import { date, integer, jsonb, pgTable, text } from '#server/kit/db/orm.ts'
import { id, instant } from '#server/kit/tables.ts'
import { person } from '#server/identity/tables.ts'

export const dailyCloses = pgTable('daily_closes', {
  id: id(),
  day: date().notNull(),
  /** How often the day had been closed before. */
  round: integer().notNull(),
  closedAt: instant().notNull(),
  closedBy: person(),
  note: text().notNull(),
  money: jsonb().$type<DayMoney>().notNull(),
  waiting: integer().notNull(),
  problems: integer().notNull(),
})
