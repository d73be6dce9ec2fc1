import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { Upload } from '#contract/kit/endpoint.ts'
import { lockPerson } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { AppError, notFound } from '#server/kit/errors.ts'
import { drainBody } from '#server/kit/uploads/receive-upload.ts'
import { createSniffer } from '#server/kit/uploads/file-type.ts'
import * as errors from '#server/kit/uploads/upload-errors.ts'
import { knownFiles, readSettings } from '#server/site/index.ts'
import { requireOpenStep } from '../enrolments/service.ts'
import {
  acceptedFiles,
  assertAcceptedSize,
  maxParts,
  maxUploads,
  otherUpload,
  tooManyBytes,
  tooManyParts,
  tooManyUploads,
  type UploadRequest,
  wrongOffset,
} from './rules.ts'
import type { UploadRow } from '../tables.ts'
import { finishEmptyUpload, finishUpload } from './finish.service.ts'
import {
  addPart,
  countParts,
  discardUploads,
  insertUpload,
  knownParts,
  lockExpired,
  lockUpload,
  type Part,
  uploadCounts,
  uploadOf,
} from './store.ts'

const uploadNotFound = () => notFound('This upload')
const readLimits = async (db: Db) => acceptedFiles((await readSettings(db)).submission)

/** Returns the id of the new upload; of the same one if the device begins it again. */
export async function createUpload(
  db: Db,
  tools: Tools,
  personId: number,
  { id: chosen, stepId, path, bytes }: UploadRequest,
): Promise<string> {
  const now = tools.clock()
  return db.transaction(async (db) => {
    await lockPerson(db, personId)
    await requireOpenStep(db, now, personId, stepId)
    const known = chosen === null ? null : await uploadOf(db, personId, chosen)
    if (known) return known.id
    const limits = await readLimits(db)
    assertAcceptedSize(limits, bytes)
    const counts = await uploadCounts(db, personId)
    if ((counts.get(stepId) ?? 0) >= limits.maxFiles) throw errors.tooManyFiles(limits)
    if ([...counts.values()].reduce((sum, count) => sum + count, 0) >= maxUploads) throw tooManyUploads()
    const id = chosen ?? randomUUID()
    const upload = { id, personId, stepId, path, bytes, createdAt: now }
    if (!(await insertUpload(db, upload))) throw otherUpload()
    // A client sends no part of an empty file, so it is complete at once.
    if (bytes === 0) await finishEmptyUpload(db, tools, upload, limits)
    return id
  })
}

export async function requireUpload(db: Db, personId: number, id: string): Promise<UploadRow> {
  const upload = await uploadOf(db, personId, id)
  if (!upload) throw uploadNotFound()
  return upload
}

/** Also finishes a complete upload that was left unfinished when the server stopped. */
export async function uploadProgress(db: Db, tools: Tools, personId: number, id: string): Promise<UploadRow> {
  const upload = await requireUpload(db, personId, id)
  if (upload.received < upload.bytes || upload.fileId !== null) return upload
  try {
    await finishUpload(db, tools, upload, await readLimits(db))
  } catch (error) {
    // Another instance may have finished it meanwhile and removed the parts.
    const { fileId } = await requireUpload(db, personId, id)
    if (fileId === null) throw error
  }
  return upload
}

/** Runs before any byte of the part is read. Returns what is accepted. */
export async function checkPart(db: Db, { clock }: Tools, upload: UploadRow, offset: number): Promise<Upload> {
  await requireOpenStep(db, clock(), upload.personId, upload.stepId)
  if (upload.received !== offset) throw wrongOffset()
  return readLimits(db)
}

/** Stores the part, or as much of it as arrives. Returns the new offset. */
export async function receivePart(db: Db, tools: Tools, upload: UploadRow, limits: Upload, body: IncomingMessage) {
  const offset = upload.received
  const content = Readable.from(checkedPart(upload, body, limits), { objectMode: false })
  const stored = await tools.files.put(content).catch(async (error: unknown) => {
    drainBody(body)
    // The wrong kind of file: the rest of it can't change that.
    const isRejected = error instanceof AppError && error.code === 'invalid_input'
    if (isRejected) await removeUpload(db, tools, upload.personId, upload.id)
    throw error
  })
  const received = offset + stored.bytes
  await recordPart(db, tools, upload, { startByte: offset, storedId: stored.id, bytes: stored.bytes })
  if (received === upload.bytes) await finishUpload(db, tools, { ...upload, received }, limits)
  return received
}

/** Ends normally when the connection is lost: what has arrived is stored. */
async function* readUntilDisconnect(body: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    yield* body.iterator({ destroyOnReturn: false })
  } catch (error) {
    if (body.complete) throw error
  }
}

/** Throws as soon as the file can't be accepted; nothing is stored then. */
async function* checkedPart({ bytes, received }: UploadRow, body: IncomingMessage, limits: Upload) {
  const sniffer = received === 0 ? createSniffer() : null
  let missing = bytes - received
  for await (const chunk of readUntilDisconnect(body)) {
    missing -= chunk.length
    if (missing < 0) throw tooManyBytes()
    const possible = sniffer?.take(chunk)
    if (possible && !possible.some((kind) => limits.kinds.includes(kind))) throw errors.wrongKind(limits)
    yield chunk
  }
}

/** Of two parts with the same offset, the second is rejected. */
async function recordPart(db: Db, { files, clock }: Tools, { id, personId }: UploadRow, part: Part) {
  if (part.bytes === 0) return files.remove(part.storedId)
  try {
    await db.transaction(async (db) => {
      const upload = await lockUpload(db, personId, id)
      if (!upload) throw uploadNotFound()
      if (upload.received !== part.startByte) throw wrongOffset()
      if ((await countParts(db, id)) >= maxParts) throw tooManyParts()
      await addPart(db, upload, part, clock())
    })
  } catch (error) {
    // Only an AppError proves that nothing was recorded; a database connection can be lost after the commit.
    if (error instanceof AppError) await files.remove(part.storedId)
    throw error
  }
}

export async function removeUpload(db: Db, { files }: Tools, personId: number, id: string): Promise<void> {
  const unused = await db.transaction(async (db) => {
    if (!(await lockUpload(db, personId, id))) throw uploadNotFound()
    return discardUploads(db, [id])
  })
  await Promise.all(unused.map((storedId) => files.remove(storedId)))
}

export async function removeExpiredUploads(db: Db, { files }: Pick<Tools, 'files'>, before: Date): Promise<void> {
  for (;;) {
    const unused = await db.transaction(async (db) => {
      const ids = await lockExpired(db, before, 100)
      return ids.length > 0 ? discardUploads(db, ids) : null
    })
    if (!unused) return
    await Promise.all(unused.map((storedId) => files.remove(storedId)))
  }
}

/** Removes stored files without a row. `before` must be older than any upload that may still get its row. */
export async function removeOrphanedFiles(db: Db, { files }: Pick<Tools, 'files'>, before: Date): Promise<void> {
  for await (const ids of files.listOlderThan(before)) {
    // Parts first: one that becomes a file in between has a file row by then.
    const known = new Set([...(await knownParts(db, ids)), ...(await knownFiles(db, ids))])
    for (const id of ids) if (!known.has(id)) await files.remove(id)
  }
}
