import { PGlite } from '@electric-sql/pglite'

// One database for all tests: emptying it takes a moment, starting one takes much longer.
globalThis.testDatabase ??= await PGlite.create()
const db = globalThis.testDatabase

export async function emptyDatabase() {
  await db.exec('drop schema public cascade; create schema public')
  return db
}
