import { PGlite } from '@electric-sql/pglite'
import { type Assets, assetOf, compileAsset } from '../realm/assets.ts'

type Ready = { pgliteWasmModule: object; fsBundle: Blob; loadDataDir: Blob }

/**
 * Databases for projects: in memory, with the data folder that initdb made beforehand, because initdb takes seconds. One
 * takes a second and a hundred megabytes, so they are emptied and used again.
 */
export function createDatabases(loadAssets: () => Promise<Assets>) {
  let ready: Ready | null = null
  let ofApp: PGlite | null = null
  let idle: PGlite[] = []
  const taken = new Set<PGlite>()

  const giveBack = async (db: PGlite) => {
    if (taken.delete(db) && (await isEmptied(db))) idle.push(db)
  }
  /** A learner's own, such as of a test. */
  function take(): PGlite {
    const db = idle.pop() ?? new PGlite(ready!)
    taken.add(db)
    return Object.assign(db, { close: () => giveBack(db) })
  }
  async function ofNewApp(): Promise<PGlite> {
    if (ofApp && (await isEmptied(ofApp))) return ofApp
    const db = new PGlite(ready!)
    await db.waitReady
    // The app ends before a restart; its data must not.
    ofApp = Object.assign(db, { close: async () => {} })
    return db
  }
  return {
    prepare: async () => {
      const assets = await loadAssets()
      ready = {
        pgliteWasmModule: await compileAsset(assets, 'pglite.wasm'),
        fsBundle: new Blob([assetOf(assets, 'pglite.data')]),
        loadDataDir: new Blob([assetOf(assets, 'postgres.tar')]),
      }
    },
    ofNewApp,
    /** As it is. */
    ofRestartedApp: async () => ofApp ?? ofNewApp(),
    /** What nobody has closed. */
    giveBackAll: async () => {
      for (const db of taken) await giveBack(db)
    },
    /** In place of the package. */
    exports: async () => {
      const all = await import('@electric-sql/pglite')
      const create = async () => {
        const db = take()
        await db.waitReady
        return db
      }
      const Reused = Object.assign(
        function () {
          return take()
        },
        { create },
      )
      return { ...all, PGlite: Reused, default: Reused }
    },
  }
}

const schemas = `select nspname as name from pg_namespace
  where nspname not like 'pg\\_%' and nspname not in ('information_schema', 'public')`

/** False if it can't be emptied. */
async function isEmptied(db: PGlite): Promise<boolean> {
  try {
    // Each alone: several in one text would be a transaction, in which the second can't be done.
    await db.exec('rollback')
    await db.exec('discard all')
    const { rows } = await db.query<{ name: string }>(schemas)
    const others = rows.map(({ name }) => `drop schema "${name.replaceAll('"', '""')}" cascade;`).join(' ')
    await db.exec(
      `${others} drop schema if exists public cascade; create schema public; grant usage on schema public to public;`,
    )
    return true
  } catch {
    return false
  }
}
