// Tries src/migrate.js with migrations that the checks think of.
import { PGlite } from '@electric-sql/pglite'
import { migrate } from './src/migrate.js'

/** Runs lists of { name, sql } one after the other in one database. What each run returned or refused, and the tables. */
export async function rehearse(runs) {
  const db = await PGlite.create()
  const results = []
  for (const list of runs) {
    // Of a message, the name of the file is enough.
    const refused = ({ message }) => `refused: ${/\d{3}-\w+\.sql/.exec(message)?.[0] ?? message}`
    results.push(await migrate(db, list).catch(refused))
  }
  const { rows } = await db.query(
    `select table_name::text as name from information_schema.tables
     where table_schema = 'public' and table_name <> 'migrations' order by 1`,
  )
  await db.close()
  return { results, tables: rows.map(({ name }) => name) }
}
