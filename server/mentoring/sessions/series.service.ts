import type { Db } from '#server/kit/db/db.ts'
import { insertSession, lockSeries, openSeriesIds, weeksOf } from './desk.store.ts'
import { missingWeeks, sessionOfWeek } from './rules.ts'

/** Makes the sessions of the next weeks. The series is locked, so that a change of it never meets a new session. */
export function extendSeries(db: Db, seriesId: number, now: Date): Promise<void> {
  return db.transaction(async (db) => {
    const series = await lockSeries(db, seriesId)
    for (const week of missingWeeks(series, await weeksOf(db, seriesId), now)) {
      await insertSession(db, sessionOfWeek(series, week))
    }
  })
}

export async function extendAllSeries(db: Db, now: Date): Promise<void> {
  for (const seriesId of await openSeriesIds(db)) await extendSeries(db, seriesId, now)
}
