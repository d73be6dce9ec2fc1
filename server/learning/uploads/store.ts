import { and, asc, count, eq, inArray, lt } from '#server/kit/db/orm.ts'
import type { DraftUpload } from '#contract/learning/solutions.ts'
import type { Db } from '#server/kit/db/db.ts'
import { deleteFiles } from '#server/site/index.ts'
import { uploadParts, type UploadRow, uploads } from '../tables.ts'

type NewUpload = Pick<UploadRow, 'id' | 'personId' | 'stepId' | 'path' | 'bytes' | 'createdAt'>

/** Returns false if the id is taken. */
export async function insertUpload(db: Db, upload: NewUpload): Promise<boolean> {
  const inserted = await db
    .insert(uploads)
    .values({ ...upload, updatedAt: upload.createdAt })
    .onConflictDoNothing()
  return inserted.rowCount === 1
}

export async function uploadOf(db: Db, personId: number, id: string): Promise<UploadRow | null> {
  const [row = null] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.personId, personId)))
  return row
}

export async function lockUpload(db: Db, personId: number, id: string): Promise<UploadRow | null> {
  const [row = null] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.personId, personId)))
    .for('update')
  return row
}

/** The number of a person's uploads, by step. */
export async function uploadCounts(db: Db, personId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ stepId: uploads.stepId, count: count() })
    .from(uploads)
    .where(eq(uploads.personId, personId))
    .groupBy(uploads.stepId)
  return new Map(rows.map((row) => [row.stepId, row.count]))
}

export const toDraftUpload = ({ id, path, bytes, received, fileId }: UploadRow): DraftUpload => ({
  uploadId: id,
  path,
  bytes,
  received,
  isComplete: fileId !== null,
})

export type Part = { startByte: number; storedId: string; bytes: number }

export function partsOf(db: Db, uploadId: string): Promise<Part[]> {
  const { startByte, storedId, bytes } = uploadParts
  return db
    .select({ startByte, storedId, bytes })
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, uploadId))
    .orderBy(asc(uploadParts.startByte))
}

export const countParts = (db: Db, uploadId: string): Promise<number> =>
  db
    .select({ count: count() })
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, uploadId))
    .then(([row]) => row!.count)

/** Returns those of these ids that are parts of an upload. */
export async function knownParts(db: Db, storedIds: string[]): Promise<string[]> {
  if (storedIds.length === 0) return []
  const rows = await db
    .select({ id: uploadParts.storedId })
    .from(uploadParts)
    .where(inArray(uploadParts.storedId, storedIds))
  return rows.map(({ id }) => id)
}

/** The upload must be locked. */
export async function addPart(db: Db, { id, received }: UploadRow, part: Part, now: Date): Promise<void> {
  await db.insert(uploadParts).values({ uploadId: id, ...part })
  await db
    .update(uploads)
    .set({ received: received + part.bytes, updatedAt: now })
    .where(eq(uploads.id, id))
}

/** Replaces the parts with the finished file. */
export async function setFile(db: Db, uploadId: string, fileId: string, now: Date): Promise<void> {
  await db.delete(uploadParts).where(eq(uploadParts.uploadId, uploadId))
  await db.update(uploads).set({ fileId, updatedAt: now }).where(eq(uploads.id, uploadId))
}

/** Deletes the uploads but not their files, which are part of a submission now. */
export async function deleteUploads(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(uploads).where(inArray(uploads.id, ids))
}

/** Deletes uploads with their parts and files. Returns the stored files to remove after the commit. */
export async function discardUploads(db: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const parts = await db
    .select({ storedId: uploadParts.storedId })
    .from(uploadParts)
    .where(inArray(uploadParts.uploadId, ids))
  const deleted = await db.delete(uploads).where(inArray(uploads.id, ids)).returning({ fileId: uploads.fileId })
  const fileIds = deleted.flatMap(({ fileId }) => fileId ?? [])
  await deleteFiles(db, fileIds)
  return [...parts.map(({ storedId }) => storedId), ...fileIds]
}

export async function lockExpired(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(lt(uploads.updatedAt, before))
    .orderBy(asc(uploads.updatedAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return rows.map(({ id }) => id)
}

/** For the data download. */
export const uploadData = (db: Db, personId: number) =>
  db
    .select({ path: uploads.path, bytes: uploads.bytes, received: uploads.received, startedAt: uploads.createdAt })
    .from(uploads)
    .where(eq(uploads.personId, personId))
    .orderBy(asc(uploads.createdAt))
