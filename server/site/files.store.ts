import { eq, inArray, sql } from '#server/kit/db/orm.ts'
import type { Db } from '#server/kit/db/db.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { type FileRow, files } from './tables.ts'

type Received = Pick<ReceivedFile, 'id' | 'name' | 'kind' | 'bytes' | 'sha256'>

const insertion = prepared((db) =>
  db
    .insert(files)
    .values({
      id: sql.placeholder('id'),
      name: sql.placeholder('name'),
      kind: sql.placeholder('kind'),
      bytes: sql.placeholder('bytes'),
      sha256: sql.placeholder('sha256'),
      ownerId: sql.placeholder('ownerId'),
    })
    .returning()
    .prepare('insert_file'),
)

/** Records the owner of a stored file. The nightly job deletes files without a row. */
export async function insertFile(db: Db, received: Received, ownerId: number | null): Promise<FileRow> {
  const [row] = await insertion(db).execute(toRow(received, ownerId))
  return row!
}

/** Records a public picture and returns its path. */
export async function insertPicture(db: Db, received: Received, ownerId: number): Promise<string> {
  await db.insert(files).values({ ...toRow(received, ownerId), isPublic: true })
  return `/pictures/${received.id}`
}

const toRow = ({ id, name, kind, bytes, sha256 }: Received, ownerId: number | null) => ({
  id,
  name,
  kind,
  bytes,
  sha256,
  ownerId,
})

/** Deletes the rows. The caller removes the files from the store after the commit. */
export async function deleteFiles(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(files).where(inArray(files.id, ids))
}

/** Which of these have a row. */
export async function knownFiles(db: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.select({ id: files.id }).from(files).where(inArray(files.id, ids))
  return rows.map(({ id }) => id)
}

export async function fileById(db: Db, id: string): Promise<FileRow | null> {
  const [row = null] = await db.select().from(files).where(eq(files.id, id))
  return row
}
