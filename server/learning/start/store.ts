import { courses } from '#server/catalogue/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, isNull, sql } from '#server/kit/db/orm.ts'
import { contentVersion, type StepPlace } from '../lessons/place.store.ts'
import { startProgress, type StartProgressRow } from './tables.ts'

/** The course that holds the beginners' path. Null if this academy has none. */
export async function startCourse(db: Db): Promise<StepPlace | null> {
  const [row = null] = await db
    .select({ courseId: courses.id, contentVersion })
    .from(courses)
    .where(and(eq(courses.isStart, true), isNull(courses.archivedAt)))
  return row
}

export const progressOf = (db: Db, personId: number): Promise<StartProgressRow[]> =>
  db.select().from(startProgress).where(eq(startProgress.personId, personId)).orderBy(asc(startProgress.stepId))

/** Without the code. */
export async function passesOf(db: Db, personId: number) {
  const rows = await db
    .select({ stepId: startProgress.stepId, passedAt: startProgress.passedAt })
    .from(startProgress)
    .where(eq(startProgress.personId, personId))
  return rows.map(({ stepId, passedAt }) => ({ stepId, passedAt: passedAt?.toISOString() ?? null }))
}

/** In one statement, so that two devices that send at once lose nothing: the newer code wins, the first pass counts. */
export async function mergeProgress(db: Db, rows: StartProgressRow[]): Promise<void> {
  if (rows.length === 0) return
  const isNewer = sql`excluded.saved_at > ${startProgress.savedAt}`
  await db
    .insert(startProgress)
    .values(rows)
    .onConflictDoUpdate({
      target: [startProgress.personId, startProgress.stepId],
      set: {
        code: sql`case when ${isNewer} then excluded.code else ${startProgress.code} end`,
        savedAt: sql`greatest(${startProgress.savedAt}, excluded.saved_at)`,
        // Of a value and null, PostgreSQL takes the value.
        passedAt: sql`least(${startProgress.passedAt}, excluded.passed_at)`,
      },
    })
}
