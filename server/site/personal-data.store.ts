import { and, asc, eq, ne, or, sql } from '#server/kit/db/orm.ts'
import type { PersonalData } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { files } from './tables.ts'

/** Theirs, but for the pictures that staff gave to courses: those are the academy's. */
const own = (db: Db, personId: number) => {
  const photo = db.select({ id: people.photoId }).from(people).where(eq(people.id, personId))
  return and(eq(files.ownerId, personId), or(eq(files.isPublic, false), eq(files.id, sql`(${photo})`)))
}

export const siteData: PersonalData = {
  name: 'uploads',
  about: 'a list of the files you gave us; they are in the folder files',
  collect: (db, personId) =>
    db
      .select({ name: files.name, kind: files.kind, bytes: files.bytes, uploadedAt: files.createdAt })
      .from(files)
      .where(own(db, personId))
      .orderBy(asc(files.createdAt)),
  // Those that no other domain has a place for, such as a screenshot that was replaced by a better one.
  files: async (db, personId) => {
    const rows = await db
      .select({ id: files.id, name: files.name })
      .from(files)
      .where(and(eq(files.ownerId, personId), eq(files.isPublic, false)))
      .orderBy(asc(files.createdAt), asc(files.id))
    return rows.map(({ id, name }) => ({ path: `other uploads/${name}`, fileId: id }))
  },
  erase: async (db, personId) => {
    const gone = await db.delete(files).where(own(db, personId)).returning({ id: files.id })
    await db
      .update(files)
      .set({ ownerId: null })
      .where(and(eq(files.ownerId, personId), ne(files.isPublic, false)))
    return gone.map(({ id }) => id)
  },
  removes: ['every file you uploaded'],
  retains: [],
  columns: { 'files.owner_id': 'removed', 'settings.updated_by': 'staff', 'connections.saved_by': 'staff' },
}
