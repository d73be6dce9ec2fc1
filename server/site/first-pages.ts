import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FileStore } from '#server/kit/files/file-store.ts'
import { AppError, notFound, overloaded } from '#server/kit/errors.ts'
import { createSemaphore } from '#server/kit/load/semaphore.ts'
import { drawFirstPage } from '#server/kit/pdf/first-page.ts'
import type { FileRow } from './tables.ts'

// Only one is drawn at a time, because each takes a core and much memory. The viewer doesn't depend on the picture.
const oneAtATime = createSemaphore(1, { maxWaiting: 8, error: overloaded })
const maxBytes = 32 * 1024 * 1024

const inProgress = new Map<string, Promise<Buffer>>()

/**
 * The first page of a PDF as a picture, which a phone has long before it has a PDF viewer. It is drawn once and stored
 * without a row, so the nightly job deletes it.
 */
export async function firstPageOf(files: FileStore, file: FileRow): Promise<Buffer> {
  if (file.kind !== 'application/pdf' || file.bytes > maxBytes) throw noPicture()
  const id = pictureId(file.id)
  const stored = await files.open(id).then(buffer, missingIsNull)
  const picture = stored ?? (await drawOnce(files, file.id, id))
  if (picture.length === 0) throw unreadable()
  return picture
}

const noPicture = () => notFound('The picture')
const unreadable = () => new AppError('invalid_input', 'This PDF can’t be read, so there is no picture of it')

function missingIsNull(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null
  throw error
}

function drawOnce(files: FileStore, fileId: string, id: string): Promise<Buffer> {
  const drawing = inProgress.get(id) ?? oneAtATime(() => draw(files, fileId, id)).finally(() => inProgress.delete(id))
  inProgress.set(id, drawing)
  return drawing
}

async function draw(files: FileStore, fileId: string, id: string): Promise<Buffer> {
  // A page that can't be drawn is stored as an empty picture, so that nobody tries it again today.
  const picture = (await drawFirstPage(await files.open(fileId).then(buffer))) ?? Buffer.alloc(0)
  await files.put(Readable.from([picture]), id)
  return picture
}

/** Always the same for a file, and in the form of a file's id. */
function pictureId(fileId: string): string {
  const hash = createHash('sha256').update(`first page of ${fileId}`).digest('hex')
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join('-')
}
