import { text } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** Every entry of a zip by its path. */
export async function unzipped(zip: Buffer): Promise<Record<string, string>> {
  const entries: Record<string, string> = {}
  const opened = await fromBufferPromise(zip)
  for await (const entry of opened.eachEntry()) {
    entries[entry.fileName] = await text(await opened.openReadStreamPromise(entry))
  }
  return entries
}
