import { PGlite } from '@electric-sql/pglite'
import { createApp } from '../server/app.ts'

const shared = globalThis as { shopDatabase?: PGlite }

/** A new shop with the demo data. All shops of a run share one database, so finish with one before you open the next. */
export async function newShop() {
  const db = (shared.shopDatabase ??= await PGlite.create())
  await db.exec('rollback; drop schema public cascade; create schema public;')
  return { db, app: await createApp({ db, isDemo: true }) }
}
