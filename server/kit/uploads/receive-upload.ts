import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Upload } from '#contract/kit/endpoint.ts'
import type { Deps } from '../deps.ts'
import type { StoredFile } from '../files/file-store.ts'
import { createSniffer } from './file-type.ts'
import { sanitizeFileName } from './file-name.ts'
import * as errors from './upload-errors.ts'
import { notJson, emptyFile } from '../errors.ts'

export type ReceivedFile = StoredFile & {
  name: string
  /** As it was sent, such as src/app.js: not safe to use as it is. */
  sentPath: string
  kind: string
  /** Removes the file from the store again; never throws. */
  discard: () => Promise<void>
}
type Fields = Record<string, unknown>

const maxFields = 40
const maxFieldBytes = 64 * 1024
const maxFieldName = 100
/** How long a client may keep sending after an error before the connection is closed. */
const drainMs = 10_000

/** Accepts forms with files only for endpoints that declare an upload. */
export async function registerUploads(app: FastifyInstance) {
  await app.register(multipart, { throwFileSizeLimit: false })
  app.addHook('preValidation', async (request) => {
    if (request.is404 || !request.isMultipart()) return
    if (!request.routeOptions.config.endpoint?.upload) throw notJson()
  })
}

/** Streams the files of a form into the store. Fails as soon as something is wrong, and then stores nothing. */
export async function receiveUpload({ files: store }: Pick<Deps, 'files'>, upload: Upload, request: FastifyRequest) {
  const files: ReceivedFile[] = []
  const fields: Fields = {}
  try {
    if (!request.isMultipart()) throw errors.notAForm()
    if (declaredBytes(request) > maxFormBytes(upload)) throw errors.formTooLarge(upload)
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

const declaredBytes = (request: FastifyRequest) => Number(request.headers['content-length'] ?? 0)
const maxFormBytes = ({ maxFiles, maxReceived = maxFiles, maxBytes }: Upload) =>
  maxReceived * maxBytes + maxFields * maxFieldBytes

async function* partsOf(request: FastifyRequest, upload: Upload) {
  const { maxFiles, maxReceived: files = maxFiles, maxBytes } = upload
  // One byte more than allowed shows that a file is too large.
  const sizes = { fileSize: maxBytes + 1, fieldSize: maxFieldBytes }
  try {
    yield* request.parts({
      limits: { files, fields: maxFields, parts: files + maxFields + 1, ...sizes },
      preservePath: true,
    })
  } catch (error) {
    throw errors.brokenForm(error, upload, maxFields)
  }
}

function checkName(name: string | undefined) {
  if (!name) throw errors.namelessField()
  if (name.length > maxFieldName) throw errors.longName(name)
}

/** A repeated field becomes a list. */
function addField(fields: Fields, upload: Upload, { fieldname, value, valueTruncated }: MultipartValue) {
  if (fieldname === upload.field) throw errors.notAFile(upload)
  if (valueTruncated) throw errors.longField(fieldname, maxFieldBytes)
  const previous = fields[fieldname]
  fields[fieldname] = previous === undefined ? value : [previous, value].flat()
}

async function storeFile(store: Deps['files'], upload: Upload, part: MultipartFile): Promise<ReceivedFile> {
  if (part.fieldname !== upload.field) throw errors.wrongFileField(part.fieldname, upload)
  let kind = ''
  const name = sanitizeFileName(part.filename)
  const content = checkContent(upload, part.file, (detected) => void (kind = detected))
  const stored = await store.put(Readable.from(content, { objectMode: false })).catch((error: unknown) => {
    throw errors.withFileName(error, name, upload)
  })
  const discard = () => store.remove(stored.id).catch(() => {})
  return { ...stored, name, sentPath: part.filename ?? '', kind, discard }
}

/** Passes the content on while it may still be accepted. If it throws, nothing is stored. */
async function* checkContent(upload: Upload, file: Readable, onKind: (kind: string) => void) {
  const sniffer = createSniffer()
  let bytes = 0
  for await (const chunk of readFile(file, upload)) {
    bytes += chunk.length
    if (bytes > upload.maxBytes) throw errors.fileTooLarge(upload)
    const possible = sniffer.take(chunk)
    if (possible && !possible.some((kind) => upload.kinds.includes(kind))) throw errors.wrongKind(upload)
    yield chunk
  }
  if (bytes === 0 && !upload.acceptsEmpty) throw emptyFile(upload.field)
  const kind = sniffer.end()
  if (!upload.kinds.includes(kind)) throw errors.wrongKind(upload)
  onKind(kind)
}

async function* readFile(file: Readable, upload: Upload): AsyncGenerator<Buffer> {
  try {
    yield* file
  } catch (error) {
    throw errors.brokenForm(error, upload, maxFields)
  }
}

/** Reads and drops the rest of the body, because most clients read the response only after sending everything. */
export function drainBody(body: IncomingMessage) {
  if (body.readableEnded || body.destroyed) return
  body.unpipe()
  body.resume()
  const timer = setTimeout(() => body.destroy(), drainMs).unref()
  body.once('close', () => clearTimeout(timer))
}
