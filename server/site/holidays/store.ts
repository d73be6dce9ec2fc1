import type { Holiday, HolidayDraft } from '#contract/site/holidays.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, gte, lte, sql } from '#server/kit/db/orm.ts'
import { holidays } from '../tables.ts'

const toHoliday = ({ id, ...row }: typeof holidays.$inferSelect): Holiday => ({ holidayId: id, ...row })

/** Those with a day in this time, both days included, in order. */
export async function holidaysBetween(db: Db, from: string, until: string): Promise<Holiday[]> {
  const rows = await db
    .select()
    .from(holidays)
    .where(and(gte(holidays.lastDay, from), lte(holidays.firstDay, until)))
    .orderBy(asc(holidays.firstDay))
  return rows.map(toHoliday)
}

/** Changes of the calendar wait for each other; readers don't. */
export async function lockHolidays(db: Db): Promise<void> {
  await db.execute(sql`lock table ${holidays} in share row exclusive mode`)
}

export async function holidayById(db: Db, holidayId: number): Promise<Holiday | null> {
  const [row] = await db.select().from(holidays).where(eq(holidays.id, holidayId))
  return row ? toHoliday(row) : null
}

export async function insertHolidays(db: Db, drafts: HolidayDraft[]): Promise<Holiday[]> {
  return (await db.insert(holidays).values(drafts).returning()).map(toHoliday)
}

export async function updateHoliday(db: Db, holidayId: number, draft: HolidayDraft): Promise<Holiday> {
  const [row] = await db.update(holidays).set(draft).where(eq(holidays.id, holidayId)).returning()
  return toHoliday(row!)
}

export async function deleteHoliday(db: Db, holidayId: number): Promise<void> {
  await db.delete(holidays).where(eq(holidays.id, holidayId))
}
