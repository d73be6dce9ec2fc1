import { createHash } from 'node:crypto'

const checksumOf = (sql) => createHash('sha256').update(sql).digest('hex')

/**
 * Runs migrations, a list of { name, sql }, in the order of their names: each once, and in a transaction of its own with
 * its row in the table `migrations` (name, checksum). Returns the names of those that ran now.
 * A migration that has run and has another text now is refused before anything runs: its name is in the error.
 */
export async function migrate(db, list) {
  await db.exec('create table if not exists migrations (name text primary key, checksum text not null)')
  const { rows } = await db.query('select name, checksum from migrations')
  const done = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  const changed = list.find(({ name, sql }) => done.has(name) && done.get(name) !== checksumOf(sql))
  if (changed) throw new Error(`${changed.name} has run already and was changed. Write a new migration.`)
  const open = list.filter(({ name }) => !done.has(name)).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  for (const { name, sql } of open) {
    await db.transaction(async (tx) => {
      await tx.exec(sql)
      await tx.query('insert into migrations values ($1, $2)', [name, checksumOf(sql)])
    })
  }
  return open.map(({ name }) => name)
}
