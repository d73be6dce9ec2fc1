import { sql } from '#server/kit/orm.ts'
import { Settings, Site } from '#contract/site/settings.ts'
import type { Db } from '#server/kit/db.ts'
import { settings } from './tables.ts'

/** The school's settings: what staff chose, and the defaults for the rest. */
export async function readSettings(db: Db): Promise<Settings> {
  const rows = await db.select({ key: settings.key, value: settings.value }).from(settings)
  return Settings.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])))
}

/** What of them a visitor may know. */
export const readSite = async (db: Db): Promise<Site> => Site.parse(await readSettings(db))

/** Changes only the settings given. */
export async function writeSettings(db: Db, changes: Partial<Settings>, updatedBy: number | null): Promise<void> {
  const rows = Object.entries(changes).map(([key, value]) => ({ key, value, updatedBy }))
  if (rows.length === 0) return
  await db
    .insert(settings)
    .values(rows)
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`excluded.value`, updatedBy: sql`excluded.updated_by`, updatedAt: sql`now()` },
    })
}
