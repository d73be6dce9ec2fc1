import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { AppError } from '../http/errors.ts'

export type StoredFile = { id: string; bytes: number; sha256: Buffer }

/** Both ends are counted from 0 and belong to the range, as in HTTP. */
export type ByteRange = { start: number; end: number }

export type FileStore = {
  /**
   * Keeps all of the content under a new random id, or nothing; what was answered survives a power cut. A restored file
   * comes with the id it had.
   */
  put: (content: Readable, id?: string) => Promise<StoredFile>
  /** Refuses with not_found. Whoever opens a file reads it to its end or destroys the stream. */
  open: (id: string, range?: ByteRange) => Promise<Readable>
  /** Is content when there is no such file. */
  remove: (id: string) => Promise<void>
  /** The ids of all files that were put before then, some hundred at a time. */
  listOlderThan: (time: Date) => AsyncIterable<string[]>
  /** Makes what the store needs and clears what a killed process left; throws when files cannot be kept. */
  ready: () => Promise<void>
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

/** Ids become paths and keys, so nothing but an id of ours may pass. */
export const isFileId = (id: string) => uuid.test(id)

/** A full disk or a store that does not answer; the cause is for the log, not for the caller. */
export function storageError(cause: unknown): AppError {
  const error = new AppError('unreachable', 'Files cannot be kept or read right now. Please try again in a moment.', {
    retryAfterSeconds: 5,
  })
  error.cause = cause
  return error
}

/** Hashes and counts the content on its way, so that no second reading is needed. */
export function withChecksum(content: Readable) {
  const hash = createHash('sha256')
  let bytes = 0
  let isReading = true
  let isSourceError = false
  async function* pass() {
    try {
      for await (const chunk of content as AsyncIterable<Buffer>) {
        isReading = false
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
        isReading = true
      }
    } catch (error) {
      // A reader that gives up throws in here as well, at the yield.
      isSourceError = isReading
      throw error
    }
  }
  return {
    content: pass(),
    /** Whether it was the content that failed, not the store. */
    isSourceError: () => isSourceError,
    result: () => ({ bytes, sha256: hash.digest() }),
  }
}
