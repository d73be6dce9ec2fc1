import { readdir, readFile } from 'node:fs/promises'

export async function migrate({ db, folder }) {
  await db.exec('create table if not exists schema_migrations (name text primary key)')
  const { rows } = await db.query('select name from schema_migrations')
  const known = new Set(rows.map(({ name }) => name))
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql') && !known.has(name)).toSorted()
  for (const name of names) {
    const text = await readFile(`${folder}/${name}`, 'utf8')
    await db.transaction(async (tx) => {
      await tx.exec(text)
      await tx.query('insert into schema_migrations values ($1)', [name])
    })
  }
  return names
}
