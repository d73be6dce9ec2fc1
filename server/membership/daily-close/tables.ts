import type { DayMoney } from '#contract/membership/daily-close.ts'
import { people } from '#server/identity/tables.ts'
import { bigint, date, integer, jsonb, pgTable, text } from '#server/kit/db/orm.ts'
import { instant } from '#server/kit/tables.ts'

export const dailyCloses = pgTable('daily_closes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  day: date().notNull(),
  /** How often the day had been closed before. */
  round: integer().notNull(),
  closedAt: instant().notNull(),
  closedBy: bigint({ mode: 'number' }).references(() => people.id),
  note: text().notNull(),
  money: jsonb().$type<DayMoney>().notNull(),
  waiting: integer().notNull(),
  problems: integer().notNull(),
})
