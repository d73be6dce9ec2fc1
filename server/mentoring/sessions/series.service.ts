import type { Db } from '#server/kit/db/db.ts'
import { indiaDate } from '#server/kit/india.ts'
import { holidaysBetween } from '#server/site/index.ts'
import { insertSession, lockSeries, openSeriesIds, weeksOf } from './desk.store.ts'
import { aheadOf, missingWeeks, sessionOfWeek } from './rules.ts'

/** Makes the sessions of the next weeks, none on a holiday. The series is locked, so that a change of it never meets a new session. */
export function extendSeries(db: Db, seriesId: number, now: Date): Promise<void> {
  return db.transaction(async (db) => {
    const series = await lockSeries(db, seriesId)
    const holidays = await holidaysBetween(db, indiaDate(now), indiaDate(aheadOf(now)))
    for (const week of missingWeeks(series, await weeksOf(db, seriesId), { now, holidays })) {
      await insertSession(db, sessionOfWeek(series, week))
    }
  })
}

export async function extendAllSeries(db: Db, now: Date): Promise<void> {
  for (const seriesId of await openSeriesIds(db)) await extendSeries(db, seriesId, now)
}
