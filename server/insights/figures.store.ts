import type { Db } from '#server/kit/db/db.ts'
import { eq, sql } from '#server/kit/db/orm.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import type { SchoolFigures } from './overview.rules.ts'
import { schoolFigures } from './tables.ts'

export type StoredFigures = { figures: SchoolFigures; countedAt: Date; tookMs: number }

const { name, figures, countedAt, tookMs, version } = schoolFigures
const overview = 'overview'

const storedQuery = prepared((db) =>
  db.select({ figures, countedAt, tookMs }).from(schoolFigures).where(eq(name, overview)).prepare('school_figures'),
)

/** Null until the job has counted for the first time. */
export async function readFigures(db: Db): Promise<StoredFigures | null> {
  const [row = null] = await storedQuery(db).execute()
  return row
}

/** Waits while another instance counts, until the end of the transaction. */
export async function lockFigures(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(7301958)`)
}

/** Admins’ open pages read them again, if they changed. */
export async function saveFigures(db: Db, stored: StoredFigures): Promise<void> {
  const before = db.$with('before').as(db.select({ figures }).from(schoolFigures).where(eq(name, overview)))
  const [row] = await db
    .with(before)
    .insert(schoolFigures)
    .values({ name: overview, ...stored })
    .onConflictDoUpdate({ target: name, set: { ...stored, version: sql`${version} + 1` } })
    .returning({ isChanged: sql<boolean>`${figures} is distinct from (select figures from before)` })
  if (row!.isChanged) await db.execute(sql`select pg_notify('staff_counts_changed', '')`)
}
