import { PGlite } from '@electric-sql/pglite'

// One database for all tests of a file: emptying it takes a moment, starting one takes longer.
const db = await PGlite.create()

export async function emptyDatabase() {
  await db.exec('drop schema public cascade; create schema public')
  return db
}
