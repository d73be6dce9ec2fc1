import type { Db } from '#server/kit/db/db.ts'
import { eq, sql } from '#server/kit/db/orm.ts'
import { jsonRead, rowsFromJson } from '#server/kit/db/reads.ts'
import { schoolFigures } from './tables.ts'

export type StoredFigures<Figures> = { figures: Figures; countedAt: Date; tookMs: number }

const { name, figures, version } = schoolFigures
const toStored = rowsFromJson(schoolFigures)

export const figuresRead = jsonRead<Record<string, unknown> | null, StoredFigures<object> | null, { figures: string }>(
  'figures',
  ['figures'],
  sql`select to_json(school_figures) from ${schoolFigures} where ${name} = ${sql.placeholder('figures')}`,
  (json) => json && toStored(json),
)

/** Null until the job has counted for the first time. */
export const readFigures = <Figures>(db: Db, name: string): Promise<StoredFigures<Figures> | null> =>
  figuresRead(db, { figures: name }) as Promise<StoredFigures<Figures> | null>

/** Waits while another instance counts the same figures, until the end of the transaction. */
export async function lockFigures(db: Db, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(7301958, hashtext(${name}))`)
}

/** True if they changed. */
export async function saveFigures(db: Db, of: string, stored: StoredFigures<object>): Promise<boolean> {
  const before = db.$with('before').as(db.select({ figures }).from(schoolFigures).where(eq(name, of)))
  const [row] = await db
    .with(before)
    .insert(schoolFigures)
    .values({ name: of, ...stored })
    .onConflictDoUpdate({ target: name, set: { ...stored, version: sql`${version} + 1` } })
    .returning({ isChanged: sql<boolean>`${figures} is distinct from (select figures from before)` })
  return row!.isChanged
}

/** Admins’ open pages load the overview again. */
export async function notifyStaff(db: Db): Promise<void> {
  await db.execute(sql`select pg_notify('staff_counts_changed', '')`)
}
