import { type Permission, mayUse, type Standing } from '#contract/kit/access.ts'
import { and, eq, inArray, isNull, sql } from '#server/kit/db/orm.ts'
import type { Db } from '#server/kit/db/db.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { liveSessions } from '#server/identity/index.ts'
import { people, secondFactors } from '#server/identity/tables.ts'
import { type FileRow, files } from './tables.ts'
import { staffNeedFactor } from './settings.store.ts'

export type Received = Pick<ReceivedFile, 'id' | 'name' | 'kind' | 'bytes' | 'sha256'>

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

type FileParameters = [ids: string, names: string, kinds: string, bytes: string, hashes: string, ownerId: string]

/** For a statement that also stores what the files belong to: its parameters, such as $9, for `fileValues` and the owner. */
export const filesInsert = ([ids, names, kinds, bytes, hashes, ownerId]: FileParameters) =>
  `insert into files (id, name, kind, bytes, sha256, owner_id)
   select id, name, kind, bytes, sha256, ${ownerId}
   from unnest(${ids}::uuid[], ${names}::text[], ${kinds}::text[], ${bytes}::bigint[], ${hashes}::bytea[])
     as received (id, name, kind, bytes, sha256)`

export const fileValues = (files: Received[]) => [
  files.map(({ id }) => id),
  files.map(({ name }) => name),
  files.map(({ kind }) => kind),
  files.map(({ bytes }) => bytes),
  files.map(({ sha256 }) => sha256),
]

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

export type LinkReader = Standing & { id: number }

/**
 * The person whom a link or a calendar feed was made for; null if they are blocked or gone. Staff without the second
 * factor that the settings require count as learners, as they do in every call.
 */
export async function linkReader(db: Db, personId: number): Promise<LinkReader | null> {
  const hasFactor = sql`exists (select 1 from ${secondFactors}
    where ${secondFactors.personId} = ${people.id} and ${secondFactors.confirmedAt} is not null)`
  const [row] = await db
    .select({
      id: people.id,
      role: people.role,
      adjustments: people.adjustments,
      isTrusted: sql<boolean>`not ${staffNeedFactor} or ${hasFactor}`,
    })
    .from(people)
    .where(and(eq(people.id, personId), isNull(people.blockedAt), isNull(people.deletedAt)))
  if (!row) return null
  const { isTrusted, ...reader } = row
  return isTrusted ? reader : { ...reader, role: 'learner', adjustments: null }
}

/** Whether the reader of a link has this permission, and is signed in on the device that made it. */
export async function isSignedInWith(
  db: Db,
  { reader, session }: { reader: number; session: number },
  permission: Permission | 'staff',
): Promise<boolean> {
  const [person, live] = await Promise.all([linkReader(db, reader), liveSessions(db, [session])])
  return mayUse(person, permission) && live.has(session)
}
