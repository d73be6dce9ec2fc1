import { readdir, readFile } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'

const folder = new URL('../migrations/', import.meta.url)

/** Runs the files of migrations/ that haven't run yet, in the order of their numbers. */
export async function migrate(db: PGlite): Promise<void> {
  await db.exec('create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())')
  const { rows } = await db.query<{ name: string }>('select name from migrations')
  const known = new Set(rows.map(({ name }) => name))
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  for (const name of names) {
    if (known.has(name)) continue
    const sql = await readFile(new URL(name, folder), 'utf8')
    // The file and the note that it has run: both or neither.
    await db.transaction(async (transaction) => {
      await transaction.exec(sql)
      await transaction.query('insert into migrations (name) values ($1)', [name])
    })
  }
}
