import type { IncomingHttpHeaders } from 'node:http'
import { notANumber } from '#contract/kit/fields.ts'
import type { Upload } from '#contract/kit/endpoint.ts'
import { fileKinds } from '#contract/kit/file-kinds.ts'
import { maxCodeFiles } from '#contract/learning/practice.ts'
import type { Settings } from '#contract/site/settings.ts'
import { AppError, conflict, invalid } from '#server/kit/errors.ts'
import { isFileId } from '#server/kit/files/store.ts'
import { sanitizeFileName } from '#server/kit/uploads/file-name.ts'
import * as errors from '#server/kit/uploads/upload-errors.ts'

/** The supported version of the tus protocol (tus.io). */
export const version = '1.0.0'
export const extensions = 'creation,termination'
export const partType = 'application/offset+octet-stream'

/** Unsubmitted files per learner, and how many of them may be uploading at the same time. */
export const maxUploads = 100
export const maxConcurrent = 8
/** Every lost connection leaves a part; more than this can't be explained by a bad connection. */
export const maxParts = 1000
/** After this an unfinished upload is removed. */
export const retentionHours = 24

export type UploadRequest = {
  /** Chosen by the device, so that beginning it twice makes one upload; null: the server chooses. */
  id: string | null
  path: string
  stepId: number
  bytes: number
}

export function parseUploadRequest(headers: IncomingHttpHeaders): UploadRequest {
  const { filename, taskStepId, id = null } = parseMetadata(headers['upload-metadata'])
  const bytes = wholeNumber(headers['upload-length'])
  if (bytes === null) throw invalid({ 'Upload-Length': 'Enter the number of bytes' })
  if (filename === undefined) throw invalid({ filename: 'Enter the name of the file' })
  const stepId = wholeNumber(taskStepId)
  if (!stepId) throw invalid({ taskStepId: notANumber })
  if (id !== null && !isFileId(id)) throw invalid({ id: 'Choose a UUID' })
  return { id, path: safePath(filename), stepId, bytes }
}

/** Comma-separated pairs of a key and a base64 value. */
function parseMetadata(header: string | string[] | undefined): Record<string, string> {
  const pairs = String(header ?? '')
    .split(',')
    .map((pair) => pair.trim().split(' '))
  return Object.fromEntries(pairs.map(([key = '', value = '']) => [key, Buffer.from(value, 'base64').toString('utf8')]))
}

export const formatMetadata = ({ path, stepId }: { path: string; stepId: number }): string =>
  Object.entries({ filename: path, taskStepId: String(stepId) })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')

export function parseOffset(headers: IncomingHttpHeaders): number {
  const offset = wholeNumber(headers['upload-offset'])
  if (offset === null) throw invalid({ 'Upload-Offset': 'Enter the byte this part starts at' })
  return offset
}

const wholeNumber = (text: unknown) => (typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : null)

export const wrongVersion = () => invalid({ 'Tus-Resumable': `Use tus ${version}` }, 'This version is not supported')
export const wrongContentType = () => new AppError('wrong_content_type', `Send this with content type ${partType}`)
export const otherUpload = () => conflict('This id belongs to another upload')
export const wrongOffset = () => conflict('Wrong offset. Ask for the current offset and resume there.')
export const alreadyReceiving = () => conflict('This file is already uploading')
export const tooManyBytes = () => new AppError('too_large', 'The file is larger than its announced size')
export const tooManyParts = () => conflict('The upload was interrupted too often. Please upload this file again.')
export const tooManyUploads = () =>
  invalid({ files: `You can have at most ${maxUploads} files that aren’t submitted yet` })
export const tooManyConcurrent = () =>
  new AppError(
    'too_many_requests',
    `You can upload ${maxConcurrent} files at the same time. Please try again in a moment.`,
    {
      retryAfterSeconds: 1,
    },
  )

const megabyte = 1024 * 1024
/** Of deeper paths, the top folders are left out. */
const maxDepth = 12

/** What learners may submit: the settings can only narrow what the contract accepts. */
export const acceptedFiles = ({ maxFiles, maxMegabytes, kinds }: Settings['submission']): Upload => ({
  field: 'files',
  maxFiles,
  maxBytes: maxMegabytes * megabyte,
  kinds: fileKinds.filter((kind) => kinds.includes(kind)),
  // Such as __init__.py or .gitkeep.
  acceptsEmpty: true,
})

/** The code of an exercise may be more files than what learners add to it. */
export const acceptedWithCode = (accepted: Upload): Upload => ({
  ...accepted,
  maxFiles: Math.max(accepted.maxFiles, maxCodeFiles),
})

export function assertAcceptedFiles(accepted: Upload, files: { bytes: number; kind: string }[]): void {
  if (files.length > accepted.maxFiles) throw errors.tooManyFiles(accepted)
  for (const { bytes, kind } of files) {
    assertAcceptedSize(accepted, bytes)
    if (!accepted.kinds.includes(kind)) throw errors.wrongKind(accepted)
  }
}

export function assertAcceptedSize(accepted: Upload, bytes: number): void {
  if (bytes > accepted.maxBytes) throw errors.fileTooLarge(accepted)
}

/** Makes each part of a file's path safe and removes `..`. Never empty. */
export function safePath(path: string): string {
  const parts = path.split(/[/\\]/).filter((part) => !/^[.\s]*$/.test(part))
  return parts.slice(-maxDepth).map(safePart).join('/') || sanitizeFileName('')
}

/** Names such as .gitignore keep their dot: these paths are only displayed, never opened. */
const safePart = (part: string) => (/^\.\w[\w.-]{0,60}$/.test(part) ? part.replace(/\.+$/, '') : sanitizeFileName(part))

export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Makes the paths of a solution unique: a second `a.txt` becomes `a (2).txt`. */
export function uniquePaths(paths: string[]): string[] {
  const taken = new Set<string>()
  return paths.map((path) => {
    let unique = path
    for (let number = 2; taken.has(unique); number++) unique = numbered(path, number)
    taken.add(unique)
    return unique
  })
}

function numbered(path: string, number: number): string {
  const [, stem = path, end = ''] = /^(.*[^/])(\.[^./]+)$/s.exec(path) ?? []
  return `${stem} (${number})${end}`
}
