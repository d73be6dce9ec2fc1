import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { AppError, cannotSave } from '../errors.ts'
import { isUnwritable } from '../startup-error.ts'

export type StoredFile = { id: string; bytes: number; sha256: Buffer }

/** Both ends are inclusive and counted from 0, as in HTTP. */
export type ByteRange = { start: number; end: number }

export type FileStore = {
  /**
   * Stores all of the content or nothing, under a new random id unless one is given (for restoring). Once it resolves,
   * the file survives a power cut.
   */
  put: (content: Readable, id?: string) => Promise<StoredFile>
  /** Rejects with not_found. The caller must read the stream to its end or destroy it. */
  open: (id: string, range?: ByteRange) => Promise<Readable>
  /** Does nothing if there is no such file. */
  remove: (id: string) => Promise<void>
  /** The ids of all files stored before this time, in batches. */
  listOlderThan: (time: Date) => AsyncIterable<string[]>
  /** Prepares the store and removes unfinished files of killed processes; throws if files cannot be stored. */
  ready: () => Promise<void>
  /** Writes something and removes it again; throws if files cannot be stored. */
  checkWritable: () => Promise<void>
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

/** Ids become paths and keys, so they must be checked. */
export const isFileId = (id: string) => uuid.test(id)

/** A store that does not respond or, when saving, has no space or refuses the file. The cause is only logged. */
export function storageError(cause: unknown, isSaving = false): AppError {
  return Object.assign(isSaving && isRefusal(cause) ? cannotSave('files') : noFiles(), { cause })
}

const noFiles = () =>
  new AppError('unreachable', 'We can’t save or read files right now. Please try again in a moment.', {
    retryAfterSeconds: 5,
  })

const refusals = new Set(['EACCES', 'EPERM', 'ENOTDIR', 'EISDIR', 'EFBIG'])

/** It won't be accepted by asking again: not by the disk, nor by an object store that says what is wrong. */
function isRefusal(cause: unknown): boolean {
  const { code = '', $metadata } = cause as { code?: string; $metadata?: { httpStatusCode?: number } }
  const http = $metadata?.httpStatusCode ?? 0
  return (
    isUnwritable(cause) || refusals.has(code) || (http >= 400 && http < 500 && !retryable.has(http)) || http === 507
  )
}

/** Too slow, too many requests. */
const retryable = new Set([408, 429])

/** Hashes and counts the content while it is read. */
export function withChecksum(source: Readable) {
  const hash = createHash('sha256')
  let bytes = 0
  let isReading = true
  let isSourceError = false
  async function* pass() {
    try {
      for await (const chunk of source as AsyncIterable<Buffer>) {
        isReading = false
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
        isReading = true
      }
    } catch (error) {
      // An error of the consumer is thrown here too, at the yield.
      isSourceError = isReading
      throw error
    }
  }
  return {
    content: pass(),
    /** Whether the source failed, and not the consumer. */
    isSourceError: () => isSourceError,
    result: () => ({ bytes, sha256: hash.digest() }),
  }
}
