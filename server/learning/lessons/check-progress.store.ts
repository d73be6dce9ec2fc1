import type { CheckProgress } from '#contract/learning/practice.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, sql } from '#server/kit/db/orm.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { checkProgress } from './tables.ts'

type Key = { personId: number; stepId: number }

const ofStep = prepared((db) =>
  db
    .select()
    .from(checkProgress)
    .where(
      and(eq(checkProgress.personId, sql.placeholder('personId')), eq(checkProgress.stepId, sql.placeholder('stepId'))),
    )
    .orderBy(asc(checkProgress.name))
    .prepare('check_progress_of'),
)

export async function progressOf(db: Db, { personId, stepId }: Key): Promise<CheckProgress[]> {
  const rows = await ofStep(db).execute({ personId, stepId })
  return rows.map(({ name, failures, isPassed, hintShownAt }) => ({
    name,
    failures,
    isPassed,
    hintShownAt: hintShownAt?.toISOString() ?? null,
  }))
}

export async function countResults(
  db: Db,
  key: Key,
  results: { name: string; isPassed: boolean }[],
  updatedAt: Date,
): Promise<void> {
  if (results.length === 0) return
  await db
    .insert(checkProgress)
    .values(results.map(({ name, isPassed }) => ({ ...key, name, isPassed, failures: isPassed ? 0 : 1, updatedAt })))
    .onConflictDoUpdate({
      target: [checkProgress.personId, checkProgress.stepId, checkProgress.name],
      set: {
        failures: sql`${checkProgress.failures} + excluded.failures`,
        isPassed: sql`excluded.is_passed`,
        updatedAt,
      },
    })
}

/** Only the first time counts. */
export async function markHintShown(db: Db, { personId, stepId }: Key, name: string, now: Date): Promise<void> {
  await db
    .update(checkProgress)
    .set({ hintShownAt: sql`coalesce(${checkProgress.hintShownAt}, ${now.toISOString()})` })
    .where(and(eq(checkProgress.personId, personId), eq(checkProgress.stepId, stepId), eq(checkProgress.name, name)))
}
