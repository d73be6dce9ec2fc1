import { bigint, date, integer, pgTable, smallint, text } from '#server/kit/db/orm.ts'
import { people } from '#server/identity/tables.ts'
import { instant } from '#server/kit/tables.ts'

export const coupons = pgTable('coupons', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  code: text().notNull(),
  percent: smallint(),
  offPaise: bigint({ mode: 'number' }),
  /** Null: for all courses. */
  courseIds: bigint({ mode: 'number' }).array(),
  startsOn: date().notNull(),
  endsOn: date().notNull(),
  maxUses: integer(),
  maxUsesPerPerson: integer().notNull().default(1),
  uses: integer().notNull().default(0),
  endedAt: instant(),
  createdAt: instant().notNull(),
  createdBy: bigint({ mode: 'number' }).references(() => people.id),
})
export type CouponRow = typeof coupons.$inferSelect
