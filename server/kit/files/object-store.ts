import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { ObjectStore } from '../env.ts'
import { notFound } from '../http/errors.ts'
import { type FileStore, isFileId, withChecksum, storageError } from './store.ts'

/** The least an S3 store takes as a part; one part at a time is what an upload costs in memory. */
const partSize = 5 * 1024 * 1024
const folder = 'files/'

/** Files in a bucket of any store that speaks S3. */
export function openObjectStore(place: ObjectStore): FileStore {
  let connecting: ReturnType<typeof connect> | null = null
  const connected = () => (connecting ??= connect(place))
  const at = (id: string) => ({ Bucket: place.bucket, Key: `${folder}${id}` })

  async function forget(id: string, uploadId: string | undefined) {
    const { s3, client } = await connected()
    if (uploadId) await client.send(new s3.AbortMultipartUploadCommand({ ...at(id), UploadId: uploadId }))
    await client.send(new s3.DeleteObjectCommand(at(id)))
  }

  return {
    put: async (given, id = randomUUID()) => {
      if (!isFileId(id)) throw notFound('The file')
      const { client, Upload } = await connected()
      const { content, isSourceError, result } = withChecksum(given)
      const body = Readable.from(content, { objectMode: false })
      // The parts are removed here: the library leaves them behind when the last step fails.
      const options = { partSize, queueSize: 1, leavePartsOnError: true }
      const upload = new Upload({ client, params: { ...at(id), Body: body }, ...options })
      try {
        await upload.done()
      } catch (error) {
        body.destroy()
        given.destroy()
        const forgotten = forget(id, upload.uploadId).catch(() => {})
        // Nobody waits a second time for a store that does not answer.
        if (!isSourceError()) throw storageError(error)
        await forgotten
        throw error
      }
      return { id, ...result() }
    },
    open: async (id, range) => {
      if (!isFileId(id)) throw notFound('The file')
      const { s3, client } = await connected()
      const Range = range && `bytes=${range.start}-${range.end}`
      const { Body } = await client.send(new s3.GetObjectCommand({ ...at(id), Range })).catch(missingIsNotFound)
      const content = Body as IncomingMessage
      // A store that is silent was given up before; from here on the pace is that of whoever reads.
      content.setTimeout(60_000)
      return content
    },
    remove: async (id) => {
      if (!isFileId(id)) return
      const { s3, client } = await connected()
      await client.send(new s3.DeleteObjectCommand(at(id))).catch(orStoreFailed)
    },
    listOlderThan: async function* (time) {
      const { s3, client } = await connected()
      const pages = s3.paginateListObjectsV2({ client }, { Bucket: place.bucket, Prefix: folder })
      for await (const { Contents = [] } of pages) {
        const older = Contents.filter(({ LastModified }) => LastModified && LastModified < time)
        yield older.map(({ Key = '' }) => Key.slice(folder.length)).filter(isFileId)
      }
    },
    ready: async () => {
      const { s3, client } = await connected()
      const abortSignal = AbortSignal.timeout(5_000)
      await client.send(new s3.HeadBucketCommand({ Bucket: place.bucket }), { abortSignal }).catch(orStoreFailed)
    },
  }
}

/** Loads the library only when a store is configured: it takes ten megabytes and a third of a second. */
async function connect({ endpoint, region, keyId, secretKey }: ObjectStore) {
  const [s3, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')])
  const client = new s3.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secretKey },
    forcePathStyle: true,
    // Nobody waits more than five seconds for a store that is not there, or that takes what it gets and says nothing.
    requestHandler: { connectionTimeout: 2_000, socketTimeout: 4_000 },
    retryStrategy: onceMore,
    // Checksums beyond the signature are Amazon's own; other stores refuse them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { s3, client, Upload }
}

type Try = { getRetryCount: () => number; getRetryDelay: () => number }
const nth = (count: number): Try => ({ getRetryCount: () => count, getRetryDelay: () => 100 * count })

/** What was refused is tried a second time, a moment later; who is silent is not waited for twice. */
const onceMore = {
  acquireInitialRetryToken: async () => nth(0),
  refreshRetryTokenForRetry: async (before: Try, { error, errorType }: { error?: Error; errorType: string }) => {
    const isHopeless = errorType === 'CLIENT_ERROR' || error?.name === 'TimeoutError'
    if (isHopeless || before.getRetryCount() > 0) throw error ?? new Error('The object store refused it twice')
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
