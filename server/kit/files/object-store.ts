import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { ObjectStore } from '../env.ts'
import { notFound } from '../errors.ts'
import { type FileStore, isFileId, withChecksum, storageError } from './store.ts'

/** The minimum part size of S3. An upload holds one part in memory. */
const partSize = 5 * 1024 * 1024
const folder = 'files/'

/** Files in a bucket of an S3-compatible store. */
export function openObjectStore(config: ObjectStore): FileStore {
  let connecting: ReturnType<typeof connect> | null = null
  const connected = () => (connecting ??= connect(config))
  const locationOf = (id: string) => ({ Bucket: config.bucket, Key: `${folder}${id}` })

  async function discard(id: string, uploadId: string | undefined) {
    const { s3, client } = await connected()
    if (uploadId) await client.send(new s3.AbortMultipartUploadCommand({ ...locationOf(id), UploadId: uploadId }))
    await client.send(new s3.DeleteObjectCommand(locationOf(id)))
  }

  return {
    put: async (source, id = randomUUID()) => {
      if (!isFileId(id)) throw notFound('The file')
      const { client, Upload } = await connected()
      const { content, isSourceError, result } = withChecksum(source)
      const body = Readable.from(content, { objectMode: false })
      // We remove the parts ourselves: the library doesn't when the last step fails.
      const options = { partSize, queueSize: 1, leavePartsOnError: true }
      const upload = new Upload({ client, params: { ...locationOf(id), Body: body }, ...options })
      try {
        await upload.done()
      } catch (error) {
        body.destroy()
        source.destroy()
        const discarded = discard(id, upload.uploadId).catch(() => {})
        // If the store does not respond, don't wait for it again.
        if (!isSourceError()) throw storageError(error, true)
        await discarded
        throw error
      }
      return { id, ...result() }
    },
    open: async (id, range) => {
      if (!isFileId(id)) throw notFound('The file')
      const { s3, client } = await connected()
      const Range = range && `bytes=${range.start}-${range.end}`
      const { Body } = await client.send(new s3.GetObjectCommand({ ...locationOf(id), Range })).catch(missingIsNotFound)
      const content = Body as IncomingMessage
      // The store has responded; from here on the reader sets the pace.
      content.setTimeout(60_000)
      return content
    },
    remove: async (id) => {
      if (!isFileId(id)) return
      const { s3, client } = await connected()
      await client.send(new s3.DeleteObjectCommand(locationOf(id))).catch(orStoreFailed)
    },
    listOlderThan: async function* (time) {
      const { s3, client } = await connected()
      const pages = s3.paginateListObjectsV2({ client }, { Bucket: config.bucket, Prefix: folder })
      for await (const { Contents = [] } of pages) {
        const older = Contents.filter(({ LastModified }) => LastModified && LastModified < time)
        yield older.map(({ Key = '' }) => Key.slice(folder.length)).filter(isFileId)
      }
    },
    ready: async () => {
      const { s3, client } = await connected()
      const abortSignal = AbortSignal.timeout(5_000)
      await client.send(new s3.HeadBucketCommand({ Bucket: config.bucket }), { abortSignal }).catch(orStoreFailed)
    },
    // An upload that is begun and aborted: it needs the right to write, and leaves no object and no version.
    checkWritable: async () => {
      const { s3, client } = await connected()
      const location = { Bucket: config.bucket, Key: 'check' }
      const { UploadId } = await client.send(new s3.CreateMultipartUploadCommand(location)).catch(orStoreFailed)
      await client.send(new s3.AbortMultipartUploadCommand({ ...location, UploadId })).catch(orStoreFailed)
    },
  }
}

/** Loads the library only if a store is configured: it takes 10 MB and a third of a second. */
async function connect({ endpoint, region, keyId, secretKey }: ObjectStore) {
  const [s3, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')])
  const client = new s3.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secretKey },
    forcePathStyle: true,
    // An unreachable or silent store fails within five seconds.
    requestHandler: { connectionTimeout: 2_000, socketTimeout: 4_000 },
    retryStrategy: retryOnce,
    // Other stores reject Amazon's additional checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { s3, client, Upload }
}

type Attempt = { getRetryCount: () => number; getRetryDelay: () => number }
const nth = (count: number): Attempt => ({ getRetryCount: () => count, getRetryDelay: () => 100 * count })

/** Retries errors once, but not timeouts. */
const retryOnce = {
  acquireInitialRetryToken: async () => nth(0),
  refreshRetryTokenForRetry: async (previous: Attempt, { error, errorType }: { error?: Error; errorType: string }) => {
    const isFinal = errorType === 'CLIENT_ERROR' || error?.name === 'TimeoutError'
    if (isFinal || previous.getRetryCount() > 0) throw error ?? new Error('The object store refused it twice')
    return nth(1)
  },
  recordSuccess: () => {},
}

function orStoreFailed(error: unknown): never {
  throw storageError(error)
}

function missingIsNotFound(error: Error): never {
  throw error.name === 'NoSuchKey' ? notFound('The file') : storageError(error)
}
