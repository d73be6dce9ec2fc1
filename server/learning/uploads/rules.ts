import type { IncomingHttpHeaders } from 'node:http'
import { notANumber } from '#contract/kit/fields.ts'
import { AppError, conflict, invalid } from '#server/kit/errors.ts'
import { safePath } from './files.rules.ts'

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

export type UploadRequest = { path: string; stepId: number; bytes: number }

export function parseUploadRequest(headers: IncomingHttpHeaders): UploadRequest {
  const { filename, taskStepId } = parseMetadata(headers['upload-metadata'])
  const bytes = wholeNumber(headers['upload-length'])
  if (bytes === null) throw invalid({ 'Upload-Length': 'Enter the number of bytes' })
  if (filename === undefined) throw invalid({ filename: 'Enter the name of the file' })
  const stepId = wholeNumber(taskStepId)
  if (!stepId) throw invalid({ taskStepId: notANumber })
  return { path: safePath(filename), stepId, bytes }
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
