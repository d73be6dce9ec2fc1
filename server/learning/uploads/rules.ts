import type { IncomingHttpHeaders } from 'node:http'
import { AppError, conflict, invalid } from '#server/kit/http/errors.ts'
import { safePath } from '../solutions/files.rules.ts'

/** The version of the tus protocol (tus.io) that is spoken. */
export const version = '1.0.0'
export const extensions = 'creation,termination'
export const partType = 'application/offset+octet-stream'

/** How many files one learner may have on their way at all, and how many of them may be coming at the same moment. */
export const mostUploads = 100
export const mostAtOnce = 8
/** Every cut leaves a part. More of them than this is no bad connection any more. */
export const mostParts = 1000
/** How long a file that nobody goes on with is kept. */
export const keptHours = 24

/** What a client says about a file before it sends it. */
export type Announced = { path: string; stepId: number; bytes: number }

export function readAnnouncement(headers: IncomingHttpHeaders): Announced {
  const { filename, taskStepId } = readMetadata(headers['upload-metadata'])
  const bytes = wholeNumber(headers['upload-length'])
  if (bytes === null) throw invalid({ 'Upload-Length': 'Enter the number of bytes' })
  if (filename === undefined) throw invalid({ filename: 'Enter the name of the file' })
  const stepId = wholeNumber(taskStepId)
  if (!stepId) throw invalid({ taskStepId: 'Enter a number' })
  return { path: safePath(filename), stepId, bytes }
}

/** Pairs of a key and a value in base64, joined by commas. */
function readMetadata(header: string | string[] | undefined): Record<string, string> {
  const pairs = String(header ?? '')
    .split(',')
    .map((pair) => pair.trim().split(' '))
  return Object.fromEntries(pairs.map(([key = '', value = '']) => [key, Buffer.from(value, 'base64').toString('utf8')]))
}

export const metadataOf = ({ path, stepId }: { path: string; stepId: number }): string =>
  Object.entries({ filename: path, taskStepId: String(stepId) })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')

/** Where the client believes to be. */
export function readOffset(headers: IncomingHttpHeaders): number {
  const offset = wholeNumber(headers['upload-offset'])
  if (offset === null) throw invalid({ 'Upload-Offset': 'Say at which byte this part starts' })
  return offset
}

const wholeNumber = (text: unknown) => (typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : null)

export const wrongVersion = () => invalid({ 'Tus-Resumable': `Speak tus ${version} here` }, 'This is not understood')
export const notAPart = () =>
  new AppError('wrong_content_type', `Send this as a part of a file (content type ${partType})`)
export const misplaced = () =>
  conflict('This part does not start where the file stands. Ask where it is and go on there.')
export const alreadyComing = () => conflict('This file is being received already')
export const tooLong = () => new AppError('too_large', 'More came than was announced')
export const tooManyParts = () => conflict('This file came in too many pieces. Please send it anew.')
export const tooManyUploads = () => invalid({ files: `At most ${mostUploads} files that are not submitted yet` })
export const tooManyAtOnce = () =>
  new AppError('too_many_requests', `At most ${mostAtOnce} files are received at once. Please try again in a moment.`, {
    retryAfterSeconds: 1,
  })
