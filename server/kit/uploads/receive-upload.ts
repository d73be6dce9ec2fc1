import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Upload } from '#contract/kit/endpoint.ts'
import type { Deps } from '../deps.ts'
import type { StoredFile } from '../files/file-store.ts'
import { createSniffer } from './file-type.ts'
import { sanitizeFileName } from './file-name.ts'
import * as refuse from './upload-errors.ts'

export type ReceivedFile = StoredFile & {
  name: string
  kind: string
  /** Takes the file out of the store again; never throws. */
  discard: () => Promise<void>
}
type Fields = Record<string, unknown>

const maxFields = 40
const maxFieldBytes = 64 * 1024
const maxFieldName = 100
/** How long a refused client may go on sending before the connection is cut. */
const patience = 10_000

/** Lets the server read forms with files where an endpoint declares them, and refuse them everywhere else. */
export async function registerUploads(app: FastifyInstance) {
  await app.register(multipart, { throwFileSizeLimit: false })
  app.addHook('preValidation', async (request) => {
    if (request.is404 || !request.isMultipart()) return
    if (!request.routeOptions.config.endpoint?.upload) throw refuse.filesNotExpected()
  })
}

/** Streams the form's files into the store as they come. Refuses as soon as something is wrong, and then keeps nothing. */
export async function receiveUpload({ files: store }: Pick<Deps, 'files'>, upload: Upload, request: FastifyRequest) {
  const files: ReceivedFile[] = []
  const fields: Fields = {}
  try {
    if (!request.isMultipart()) throw refuse.notAForm()
    if (announcedBytes(request) > mostBytes(upload)) throw refuse.formTooLarge(upload)
    for await (const part of partsOf(request, upload)) {
      checkName(part.fieldname)
      if (part.type === 'field') addField(fields, upload, part)
      else files.push(await storeFile(store, upload, part))
    }
    return { files, fields }
  } catch (error) {
    drainBody(request.raw)
    await Promise.all(files.map((file) => file.discard()))
    throw error
  }
}

const announcedBytes = (request: FastifyRequest) => Number(request.headers['content-length'] ?? 0)
const mostBytes = ({ maxFiles, maxBytes }: Upload) => maxFiles * maxBytes + maxFields * maxFieldBytes

async function* partsOf(request: FastifyRequest, upload: Upload) {
  const { maxFiles: files, maxBytes } = upload
  // One byte more than is allowed tells a file that is too large from one that just fits.
  const sizes = { fileSize: maxBytes + 1, fieldSize: maxFieldBytes }
  try {
    yield* request.parts({ limits: { files, fields: maxFields, parts: files + maxFields + 1, ...sizes } })
  } catch (error) {
    throw refuse.brokenForm(error, upload, maxFields)
  }
}

function checkName(name: string | undefined) {
  if (!name) throw refuse.namelessField()
  if (name.length > maxFieldName) throw refuse.longName(name)
}

/** A field that comes several times is a list. */
function addField(fields: Fields, upload: Upload, { fieldname, value, valueTruncated }: MultipartValue) {
  if (fieldname === upload.field) throw refuse.notAFile(upload)
  if (valueTruncated) throw refuse.longField(fieldname, maxFieldBytes)
  const before = fields[fieldname]
  fields[fieldname] = before === undefined ? value : [before, value].flat()
}

async function storeFile(store: Deps['files'], upload: Upload, part: MultipartFile): Promise<ReceivedFile> {
  if (part.fieldname !== upload.field) throw refuse.wrongFileField(part.fieldname, upload)
  let kind = ''
  const name = sanitizeFileName(part.filename)
  const content = inspected(upload, part.file, (found) => void (kind = found))
  const stored = await store.put(Readable.from(content, { objectMode: false })).catch((error: unknown) => {
    throw refuse.naming(error, name, upload)
  })
  const discard = () => store.remove(stored.id).catch(() => {})
  return { ...stored, name, kind, discard }
}

/** Passes the content on while it may still be accepted; to throw here is to store nothing. */
async function* inspected(upload: Upload, file: Readable, tellKind: (kind: string) => void) {
  const sniffer = createSniffer()
  let bytes = 0
  for await (const chunk of sent(file, upload)) {
    bytes += chunk.length
    if (bytes > upload.maxBytes) throw refuse.fileTooLarge(upload)
    const possible = sniffer.take(chunk)
    if (possible && !possible.some((kind) => upload.kinds.includes(kind))) throw refuse.wrongKind(upload, possible[0]!)
    yield chunk
  }
  if (bytes === 0) throw refuse.emptyFile(upload)
  const kind = sniffer.end()
  if (!upload.kinds.includes(kind)) throw refuse.wrongKind(upload, kind)
  tellKind(kind)
}

async function* sent(file: Readable, upload: Upload): AsyncGenerator<Buffer> {
  try {
    yield* file
  } catch (error) {
    throw refuse.brokenForm(error, upload, maxFields)
  }
}

/** Reads the rest of a refused body into nothing: most clients look for the answer only when all is sent. */
export function drainBody(body: IncomingMessage) {
  if (body.readableEnded || body.destroyed) return
  body.unpipe()
  body.resume()
  const timer = setTimeout(() => body.destroy(), patience).unref()
  body.once('close', () => clearTimeout(timer))
}
