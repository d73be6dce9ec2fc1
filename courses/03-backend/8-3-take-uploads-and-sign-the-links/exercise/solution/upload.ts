import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { longestSignature, sniff, type Kind } from './sniff.ts'

export class UploadError extends Error {
  status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
export type Stored = { id: string; type: string; bytes: number; sha256: string }

/** Writes a body to the folder while it arrives. Memory use doesn't depend on its size. */
export async function storeUpload(body: Readable, folder: string, limit: number): Promise<Stored> {
  await mkdir(folder, { recursive: true })
  const id = randomUUID()
  const temporary = join(folder, `${id}.part`)
  const hash = createHash('sha256')
  let bytes = 0
  let kind: Kind | null = null
  try {
    // A plain pipeline would destroy the request after an error, and the client could not read the response.
    const chunks: AsyncIterable<Buffer> = body.iterator({ destroyOnReturn: false })
    await pipeline(
      async function* () {
        let start = Buffer.alloc(0)
        for await (const chunk of chunks) {
          bytes += chunk.length
          if (bytes > limit) throw new UploadError(413, `Send at most ${limit} bytes`)
          hash.update(chunk)
          if (kind) {
            yield chunk
            continue
          }
          start = Buffer.concat([start, chunk]) // the first chunk may be a single byte
          if (start.length < longestSignature) continue
          kind = sniff(start)
          if (!kind) throw new UploadError(415, 'Send a PNG, JPEG or PDF file')
          yield start
        }
        if (!kind) throw new UploadError(415, 'Send a PNG, JPEG or PDF file')
      },
      createWriteStream(temporary, { flags: 'wx', mode: 0o600 }),
    )
    const { type, extension } = kind as unknown as Kind
    const name = `${id}.${extension}`
    await rename(temporary, join(folder, name)) // complete files only appear under their final name
    return { id: name, type, bytes, sha256: hash.digest('hex') }
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
