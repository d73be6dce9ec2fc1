import { and, asc, count, eq, inArray, lt } from '#server/kit/db/orm.ts'
import type { DraftUpload } from '#contract/learning/solutions.ts'
import type { Db } from '#server/kit/db/db.ts'
import { deleteFiles } from '#server/site/index.ts'
import { uploadParts, type UploadRow, uploads } from '../tables.ts'

type NewUpload = Pick<UploadRow, 'id' | 'personId' | 'stepId' | 'path' | 'bytes' | 'createdAt'>

export async function insertUpload(db: Db, upload: NewUpload): Promise<void> {
  await db.insert(uploads).values({ ...upload, updatedAt: upload.createdAt })
}

/** The person's own; another's is not there for them. */
export async function uploadOf(db: Db, personId: number, id: string): Promise<UploadRow | null> {
  const [row = null] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.personId, personId)))
  return row
}

/** The same, held until the transaction ends. */
export async function lockUpload(db: Db, personId: number, id: string): Promise<UploadRow | null> {
  const [row = null] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.personId, personId)))
    .for('update')
  return row
}

/** All that a person has on its way to a step, held until the transaction ends. */
export function lockUploadsAt(db: Db, personId: number, stepId: number): Promise<UploadRow[]> {
  return db
    .select()
    .from(uploads)
    .where(and(eq(uploads.personId, personId), eq(uploads.stepId, stepId)))
    .orderBy(asc(uploads.id))
    .for('update')
}

/** How many files a person has on their way, for each step. */
export async function uploadCounts(db: Db, personId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ stepId: uploads.stepId, count: count() })
    .from(uploads)
    .where(eq(uploads.personId, personId))
    .groupBy(uploads.stepId)
  return new Map(rows.map((row) => [row.stepId, row.count]))
}

export async function draftUploads(db: Db, personId: number, stepId: number): Promise<DraftUpload[]> {
  const rows = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.personId, personId), eq(uploads.stepId, stepId)))
    .orderBy(asc(uploads.createdAt), asc(uploads.id))
  return rows.map(({ id, path, bytes, received, fileId }) => ({
    uploadId: id,
    path,
    bytes,
    received,
    isComplete: fileId !== null,
  }))
}

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

/** Which of these stored things are parts of an upload. */
export async function knownParts(db: Db, storedIds: string[]): Promise<string[]> {
  if (storedIds.length === 0) return []
  const rows = await db
    .select({ id: uploadParts.storedId })
    .from(uploadParts)
    .where(inArray(uploadParts.storedId, storedIds))
  return rows.map(({ id }) => id)
}

/** Writes down that a part has come; the upload must be held. */
export async function addPart(db: Db, { id, received }: UploadRow, part: Part, now: Date): Promise<void> {
  await db.insert(uploadParts).values({ uploadId: id, ...part })
  await db
    .update(uploads)
    .set({ received: received + part.bytes, updatedAt: now })
    .where(eq(uploads.id, id))
}

/** Replaces the parts by the file that they became. */
export async function setFile(db: Db, uploadId: string, fileId: string, now: Date): Promise<void> {
  await db.delete(uploadParts).where(eq(uploadParts.uploadId, uploadId))
  await db.update(uploads).set({ fileId, updatedAt: now }).where(eq(uploads.id, uploadId))
}

/** Forgets uploads whose files are submitted and stay. */
export async function forgetUploads(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(uploads).where(inArray(uploads.id, ids))
}

/**
 * Forgets uploads with their parts and files. Answers what the store then holds for nobody; it is taken out once this
 * is committed.
 */
export async function discardUploads(db: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const parts = await db
    .select({ storedId: uploadParts.storedId })
    .from(uploadParts)
    .where(inArray(uploadParts.uploadId, ids))
  const gone = await db.delete(uploads).where(inArray(uploads.id, ids)).returning({ fileId: uploads.fileId })
  const fileIds = gone.flatMap(({ fileId }) => fileId ?? [])
  await deleteFiles(db, fileIds)
  return [...parts.map(({ storedId }) => storedId), ...fileIds]
}

/** Uploads that nobody went on with since then; those that someone holds just now are left out. */
export async function lockForgotten(db: Db, before: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(lt(uploads.updatedAt, before))
    .orderBy(asc(uploads.updatedAt))
    .limit(most)
    .for('update', { skipLocked: true })
  return rows.map(({ id }) => id)
}
