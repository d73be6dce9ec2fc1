import { PGlite } from '@electric-sql/pglite'
import { type Assets, assetOf, compileAsset } from '../realm/assets.ts'

/** `PGlite` for projects: in memory, with the data folder that initdb made beforehand, because initdb takes seconds. */
export async function databases(loadAssets: () => Promise<Assets>) {
  let prepared: Promise<object> | null = null
  const options = () =>
    (prepared ??= loadAssets().then(async (assets) => ({
      pgliteWasmModule: await compileAsset(assets, 'pglite.wasm'),
      fsBundle: new Blob([assetOf(assets, 'pglite.data')]),
      loadDataDir: new Blob([assetOf(assets, 'postgres.tar')]),
    })))
  let shared: PGlite | null = null
  return {
    /** Empty, as a new check finds it. */
    empty: async (): Promise<PGlite> => {
      if (shared && !shared.closed && (await emptied(shared))) return shared
      shared = await PGlite.create(await options())
      return shared
    },
    /** As it is. */
    current: async (): Promise<PGlite> => (shared && !shared.closed ? shared : PGlite.create(await options())),
    options,
  }
}

const schemas = `select nspname as name from pg_namespace
  where nspname not like 'pg\\_%' and nspname not in ('information_schema', 'public')`

/** False if it can't be emptied. */
async function emptied(db: PGlite): Promise<boolean> {
  try {
    await db.exec('rollback; discard all;')
    const { rows } = await db.query<{ name: string }>(schemas)
    const others = rows.map(({ name }) => `drop schema "${name.replaceAll('"', '""')}" cascade;`).join(' ')
    await db.exec(`${others} drop schema if exists public cascade; create schema public;`)
    return true
  } catch {
    return false
  }
}
