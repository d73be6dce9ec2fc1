import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Upload } from '#contract/kit/endpoint.ts'
import { lockPerson } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import type { FileStore, StoredFile } from '#server/kit/files/file-store.ts'
import { createSemaphore } from '#server/kit/load/semaphore.ts'
import { createSniffer } from '#server/kit/uploads/file-type.ts'
import * as errors from '#server/kit/uploads/upload-errors.ts'
import { insertFile } from '#server/site/index.ts'
import { baseName } from './rules.ts'
import type { UploadRow } from '../tables.ts'
import { discardUploads, lockUpload, type Part, partsOf, setFile } from './store.ts'

// Bounds memory and disk seeks.
const limitConcurrency = createSemaphore(4)

/** Assembles the parts into a file. An upload whose content is not accepted is deleted. */
export async function finishUpload(
  db: Db,
  { files, clock }: Tools,
  upload: UploadRow,
  accepted: Upload,
): Promise<void> {
  const parts = await partsOf(db, upload.id)
  // Another request has already finished it.
  if (parts.length === 0) return
  const file = await limitConcurrency(() => assemble(files, parts))
  const isAccepted = accepted.kinds.includes(file.kind)
  const unused = await db.transaction(async (db) => {
    await lockPerson(db, upload.personId)
    const current = await lockUpload(db, upload.personId, upload.id)
    if (!current || current.fileId !== null) return current?.fileId === file.id ? [] : [file.id]
    if (!isAccepted) return [...(await discardUploads(db, [upload.id])), file.id]
    await insertFile(db, { ...file, name: baseName(upload.path) }, upload.personId)
    await setFile(db, upload.id, file.id, clock())
    return parts.map(({ storedId }) => storedId).filter((id) => id !== file.id)
  })
  await Promise.all(unused.map((storedId) => files.remove(storedId)))
  if (!isAccepted) throw errors.wrongKind(accepted)
}

type NewUpload = Pick<UploadRow, 'id' | 'personId' | 'path'>

export async function finishEmptyUpload(
  db: Db,
  { files, clock }: Tools,
  { id, personId, path }: NewUpload,
  accepted: Upload,
): Promise<void> {
  const kind = createSniffer().end()
  if (!accepted.kinds.includes(kind)) throw errors.wrongKind(accepted)
  const file = await files.put(Readable.from([], { objectMode: false }))
  await insertFile(db, { ...file, kind, name: baseName(path) }, personId)
  await setFile(db, id, file.id, clock())
}

/** A single part already is the file and is only read; several are written to a new one. */
async function assemble(files: FileStore, parts: Part[]): Promise<StoredFile & { kind: string }> {
  const sniffer = createSniffer()
  const content = sniffed(files, parts, sniffer)
  const [only] = parts
  const stored =
    only && parts.length === 1
      ? { id: only.storedId, ...(await measure(content)) }
      : await files.put(Readable.from(content, { objectMode: false }))
  return { ...stored, kind: sniffer.end() }
}

async function* sniffed(files: FileStore, parts: Part[], sniffer: ReturnType<typeof createSniffer>) {
  for (const { storedId } of parts) {
    for await (const chunk of (await files.open(storedId)) as AsyncIterable<Buffer>) {
      sniffer.take(chunk)
      yield chunk
    }
  }
}

async function measure(content: AsyncIterable<Buffer>) {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of content) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest() }
}
