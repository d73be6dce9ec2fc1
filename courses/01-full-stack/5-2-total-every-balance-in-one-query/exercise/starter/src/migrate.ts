import { readdir, readFile } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'

const folder = new URL('../migrations/', import.meta.url)

/** Runs the files of migrations/ that haven't run yet, in the order of their numbers. */
export async function migrate(db: PGlite): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  // TODO: each file once, ever. The table migrations (name, ran_at) remembers which ones have run.
  for (const name of names) await db.exec(await readFile(new URL(name, folder), 'utf8'))
}
