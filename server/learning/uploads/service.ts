import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { Upload } from '#contract/kit/endpoint.ts'
import { lockPerson } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { AppError, notFound } from '#server/kit/http/errors.ts'
import { drainBody } from '#server/kit/uploads/receive-upload.ts'
import { createSniffer } from '#server/kit/uploads/file-type.ts'
import * as errors from '#server/kit/uploads/upload-errors.ts'
import { knownFiles, readSettings } from '#server/site/index.ts'
import { openStep } from '../enrolments/access.service.ts'
import { acceptedFiles, refuseSize } from '../solutions/files.rules.ts'
import type { UploadRow } from '../tables.ts'
import { finishUpload } from './finish.service.ts'
import { type Announced, misplaced, mostParts, mostUploads, tooLong, tooManyParts, tooManyUploads } from './rules.ts'
import {
  addPart,
  countParts,
  discardUploads,
  insertUpload,
  knownParts,
  lockForgotten,
  lockUpload,
  uploadCounts,
  uploadOf,
} from './store.ts'

export type Receiving = Pick<Deps, 'db' | 'files' | 'clock'>

const unknown = () => notFound('This upload')
const accepted = async (db: Db) => acceptedFiles((await readSettings(db)).submission)

/** Makes room for a file that is about to come. Answers its id. */
export async function beginUpload(deps: Receiving, personId: number, announced: Announced): Promise<string> {
  const { stepId, path, bytes } = announced
  const now = deps.clock()
  return deps.db.transaction(async (db) => {
    await lockPerson(db, personId)
    await openStep(db, now, personId, stepId)
    const limits = await accepted(db)
    refuseSize(limits, bytes)
    const counts = await uploadCounts(db, personId)
    if ((counts.get(stepId) ?? 0) >= limits.maxFiles) throw errors.tooManyFiles(limits)
    if ([...counts.values()].reduce((sum, count) => sum + count, 0) >= mostUploads) throw tooManyUploads()
    const id = randomUUID()
    await insertUpload(db, { id, personId, stepId, path, bytes, createdAt: now })
    return id
  })
}

export async function requireUpload({ db }: Pick<Deps, 'db'>, personId: number, id: string): Promise<UploadRow> {
  const upload = await uploadOf(db, personId, id)
  if (!upload) throw unknown()
  return upload
}

/** Where the file stands. One that has come whole and was not finished, because the server ended, is finished now. */
export async function standOf(deps: Receiving, personId: number, id: string): Promise<UploadRow> {
  const upload = await requireUpload(deps, personId, id)
  if (upload.received < upload.bytes || upload.fileId !== null) return upload
  try {
    await finishUpload(deps, upload, await accepted(deps.db))
  } catch (error) {
    // Another instance may have been at it and done, its parts gone under our hands.
    const { fileId } = await requireUpload(deps, personId, id)
    if (fileId === null) throw error
  }
  return upload
}

/** Whether the next part may come, before a byte of it is read; answers what is accepted. */
export async function expectPart(deps: Receiving, upload: UploadRow, offset: number): Promise<Upload> {
  await openStep(deps.db, deps.clock(), upload.personId, upload.stepId)
  if (upload.received !== offset) throw misplaced()
  return accepted(deps.db)
}

/** Receives the next part, or as much of it as comes. Answers where the file stands then. */
export async function receivePart(deps: Receiving, upload: UploadRow, limits: Upload, body: IncomingMessage) {
  const offset = upload.received
  const content = partOf(upload, body, limits)
  const stored = await deps.files.put(Readable.from(content, { objectMode: false })).catch(async (error: unknown) => {
    drainBody(body)
    // A kind that is not accepted does not become so by sending the rest.
    if (error instanceof AppError && error.code === 'invalid_input')
      await removeUpload(deps, upload.personId, upload.id)
    throw error
  })
  const received = offset + stored.bytes
  await recordPart(deps, upload, { startByte: offset, storedId: stored.id, bytes: stored.bytes })
  if (received === upload.bytes) await finishUpload(deps, { ...upload, received }, limits)
  return received
}

/** What came before the connection was cut is as good as if more had come. */
async function* untilCut(body: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    yield* body.iterator({ destroyOnReturn: false })
  } catch (error) {
    if (body.complete) throw error
  }
}

/** Passes a part on while the file may still be accepted; to throw here is to store nothing. */
async function* partOf({ bytes, received }: UploadRow, body: IncomingMessage, limits: Upload) {
  const sniffer = received === 0 ? createSniffer() : null
  let left = bytes - received
  for await (const chunk of untilCut(body)) {
    left -= chunk.length
    if (left < 0) throw tooLong()
    const possible = sniffer?.take(chunk)
    if (possible && !possible.some((kind) => limits.kinds.includes(kind))) throw errors.wrongKind(limits)
    yield chunk
  }
}

/** The one place where a part begins to count: whoever comes second at the same byte is told so. */
async function recordPart(
  { db, files, clock }: Receiving,
  { id, personId }: UploadRow,
  part: Parameters<typeof addPart>[2],
) {
  if (part.bytes === 0) return files.remove(part.storedId)
  try {
    await db.transaction(async (db) => {
      const upload = await lockUpload(db, personId, id)
      if (!upload) throw unknown()
      if (upload.received !== part.startByte) throw misplaced()
      if ((await countParts(db, id)) >= mostParts) throw tooManyParts()
      await addPart(db, upload, part, clock())
    })
  } catch (error) {
    // Only a refusal says for sure that nothing was recorded; a connection may be lost after the commit.
    if (error instanceof AppError) await files.remove(part.storedId)
    throw error
  }
}

export async function removeUpload({ db, files }: Receiving, personId: number, id: string): Promise<void> {
  const left = await db.transaction(async (db) => {
    if (!(await lockUpload(db, personId, id))) throw unknown()
    return discardUploads(db, [id])
  })
  await Promise.all(left.map((storedId) => files.remove(storedId)))
}

/** Removes what nobody went on with since then. */
export async function removeForgotten({ db, files }: Pick<Deps, 'db' | 'files'>, before: Date): Promise<void> {
  for (;;) {
    const left = await db.transaction(async (db) => {
      const ids = await lockForgotten(db, before, 100)
      return ids.length > 0 ? discardUploads(db, ids) : null
    })
    if (!left) return
    await Promise.all(left.map((storedId) => files.remove(storedId)))
  }
}

/**
 * Removes what the store holds and no row knows: a server that ended between storing and noting leaves it. It must be
 * older than anything that may still be noted.
 */
export async function removeUnknown({ db, files }: Pick<Deps, 'db' | 'files'>, before: Date): Promise<void> {
  for await (const ids of files.listOlderThan(before)) {
    // The parts first: one that becomes a file in between has its row by then.
    const known = new Set([...(await knownParts(db, ids)), ...(await knownFiles(db, ids))])
    for (const id of ids) if (!known.has(id)) await files.remove(id)
  }
}
