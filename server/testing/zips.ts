import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A zip with these files. */
export function zipFiles(files: Iterable<readonly [path: string, content: string | Buffer]>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, content] of files) zip.addBuffer(Buffer.from(content), path)
  zip.end()
  return buffer(zip.outputStream as Readable)
}
