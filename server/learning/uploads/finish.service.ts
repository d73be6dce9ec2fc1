import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Upload } from '#contract/kit/endpoint.ts'
import { lockPerson } from '#server/identity/index.ts'
import type { Deps } from '#server/kit/deps.ts'
import type { FileStore, StoredFile } from '#server/kit/files/file-store.ts'
import { createSemaphore } from '#server/kit/load/semaphore.ts'
import { createSniffer } from '#server/kit/uploads/file-type.ts'
import * as errors from '#server/kit/uploads/upload-errors.ts'
import { insertFile } from '#server/site/index.ts'
import { baseName } from '../solutions/files.rules.ts'
import type { UploadRow } from '../tables.ts'
import { discardUploads, lockUpload, type Part, partsOf, setFile } from './store.ts'

type Finishing = Pick<Deps, 'db' | 'files' | 'clock'>
type Whole = StoredFile & { kind: string }

// More would only make the disk seek and the memory grow.
const aFewAtOnce = createSemaphore(4)

/** Makes a file of all the parts. One whose content is not accepted is gone, and the reason is told. */
export async function finishUpload(deps: Finishing, upload: UploadRow, accepted: Upload): Promise<void> {
  const parts = await partsOf(deps.db, upload.id)
  // Another request has finished it in between.
  if (parts.length === 0) return
  const whole = await aFewAtOnce(() => assemble(deps.files, parts))
  const isAccepted = accepted.kinds.includes(whole.kind)
  const left = await deps.db.transaction(async (db) => {
    await lockPerson(db, upload.personId)
    const standing = await lockUpload(db, upload.personId, upload.id)
    if (!standing || standing.fileId !== null) return standing?.fileId === whole.id ? [] : [whole.id]
    if (!isAccepted) return [...(await discardUploads(db, [upload.id])), whole.id]
    await insertFile(db, { ...whole, name: baseName(upload.path) }, upload.personId)
    await setFile(db, upload.id, whole.id, deps.clock())
    return parts.map(({ storedId }) => storedId).filter((id) => id !== whole.id)
  })
  await Promise.all(left.map((storedId) => deps.files.remove(storedId)))
  if (!isAccepted) throw errors.wrongKind(accepted)
}

/** A single part is the file already and is only read; several are written anew as one. */
async function assemble(files: FileStore, parts: Part[]): Promise<Whole> {
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
