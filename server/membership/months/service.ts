import type { Month } from '#contract/membership/months.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notFound } from '#server/kit/errors.ts'
import { indiaDate } from '#server/kit/india.ts'
import { spanOf, summarize } from './rules.ts'
import { firstMonth, groupsOf } from './store.ts'

/** From the first month with a receipt to the current one; there are no others. */
export async function checkedMonth(db: Db, now: Date, wanted?: string) {
  const currentMonth = indiaDate(now).slice(0, 7)
  const month = wanted ?? currentMonth
  const first = (await firstMonth(db)) ?? currentMonth
  if (month > currentMonth || (month < first && month !== currentMonth)) throw notFound('This month')
  return { month, firstMonth: first < currentMonth ? first : currentMonth, currentMonth }
}

export async function monthOf(db: Db, now: Date, wanted?: string): Promise<Month> {
  const checked = await checkedMonth(db, now, wanted)
  return { ...checked, ...summarize(checked.month, await groupsOf(db, spanOf(checked.month))) }
}
