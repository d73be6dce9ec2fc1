import type { ExerciseSource } from '#contract/learning/exercises/exercise-files.ts'
import type { CheckProgress } from '#contract/learning/practice.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, eq, sql } from '#server/kit/db/orm.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { jsonRead, rowsFromJson } from '#server/kit/db/reads.ts'
import { steps } from '../tables.ts'
import { checkProgress, exerciseTrials, type ExerciseVersionRow, exerciseVersions, sampleDatabases } from './tables.ts'

const versionRow = prepared((db) =>
  db
    .select()
    .from(exerciseVersions)
    .where(
      and(
        eq(exerciseVersions.stepId, sql.placeholder('stepId')),
        eq(exerciseVersions.number, sql.placeholder('number')),
      ),
    )
    .prepare('exercise_version'),
)

export async function exerciseVersion(db: Db, stepId: number, number: number): Promise<ExerciseVersionRow | null> {
  const [row = null] = await versionRow(db).execute({ stepId, number })
  return row
}

type Published = { publishedBy: number | null; publishedAt: Date }

/** Makes it what learners work on. The step must be locked. Returns its number. */
export async function addExerciseVersion(
  db: Db,
  stepId: number,
  exercise: ExerciseSource,
  published: Published,
): Promise<number> {
  const next = sql<number>`(select coalesce(max(number), 0) + 1 from exercise_versions where step_id = ${stepId})`
  const { language, entry, seconds, approvedByChecks, types, readOnly, also, starter, project = null, bugs } = exercise
  const { visibleChecks, hiddenChecks } = exercise
  const files = { starter, visibleChecks, hiddenChecks }
  const content = { language, entry, seconds, approvedByChecks, types, readOnly, also, project, bugs, ...files }
  const [row] = await db
    .insert(exerciseVersions)
    .values({ stepId, number: next, ...content, ...published })
    .returning({ number: exerciseVersions.number })
  await setExerciseVersion(db, stepId, row!.number)
  return row!.number
}

export async function setExerciseVersion(db: Db, stepId: number, exerciseVersion: number | null): Promise<void> {
  await db.update(steps).set({ exerciseVersion }).where(eq(steps.id, stepId))
}

export const databasesIn = (db: Db, courseId: number) =>
  db
    .select({ name: sampleDatabases.name, sql: sampleDatabases.sql })
    .from(sampleDatabases)
    .where(eq(sampleDatabases.courseId, courseId))

export async function putDatabases(db: Db, courseId: number, databases: ReadonlyMap<string, string>): Promise<void> {
  if (databases.size === 0) return
  await db
    .insert(sampleDatabases)
    .values([...databases].map(([name, text]) => ({ courseId, name, sql: text })))
    .onConflictDoUpdate({
      target: [sampleDatabases.courseId, sampleDatabases.name],
      set: { sql: sql`excluded.sql` },
    })
}

/** Empty if a step has none. */
export async function putTrials(db: Db, stepId: number, source: string): Promise<void> {
  if (source === '') await db.delete(exerciseTrials).where(eq(exerciseTrials.stepId, stepId))
  else
    await db
      .insert(exerciseTrials)
      .values({ stepId, source })
      .onConflictDoUpdate({ target: exerciseTrials.stepId, set: { source } })
}

type Key = { personId: number; stepId: number }

const toRow = rowsFromJson(checkProgress)
export const checkProgressRead = jsonRead<Record<string, unknown>[], CheckProgress[], Key>(
  'check_progress_of',
  ['personId', 'stepId'],
  sql`select coalesce(json_agg(progress order by progress.name), '[]') from ${checkProgress} as progress
    where person_id = ${sql.placeholder('personId')} and step_id = ${sql.placeholder('stepId')}`,
  (rows) =>
    rows.map(toRow).map(({ name, failures, isPassed, hintShownAt }) => ({
      name,
      failures,
      isPassed,
      hintShownAt: hintShownAt?.toISOString() ?? null,
    })),
)

export const progressOf = (db: Db, key: Key): Promise<CheckProgress[]> => checkProgressRead(db, key)

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
