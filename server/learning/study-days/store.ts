import type { Db } from '#server/kit/db/db.ts'
import { asc, eq } from '#server/kit/db/orm.ts'
import { indiaDate } from '#server/kit/india.ts'
import { studyDays } from './tables.ts'

/** Call it in the transaction of what the learner did. */
export async function countStudyDay(db: Db, personId: number, at: Date): Promise<void> {
  await db
    .insert(studyDays)
    .values({ personId, day: indiaDate(at) })
    .onConflictDoNothing()
}

export async function daysOf(db: Db, personId: number): Promise<string[]> {
  const rows = await db
    .select({ day: studyDays.day })
    .from(studyDays)
    .where(eq(studyDays.personId, personId))
    .orderBy(asc(studyDays.day))
  return rows.map(({ day }) => day)
}
