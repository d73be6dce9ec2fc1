import { fileSize } from '#web/kit/format.ts'
import type { RealmAssets } from './realm/frame-protocol.ts'

/** The size is that of the unpacked file. */
type EngineFile = { name: string; url: string; size: number }

/**
 * Loads the files of a language and tells how far it is, and how much the connection has to carry: `part` goes from 0 to
 * 1. The browser caches them.
 */
export async function download(
  files: readonly EngineFile[],
  language: string,
  onLoading: (text: string, part: number) => void,
): Promise<RealmAssets> {
  onLoading(`Loading ${language}`, 0)
  const responses = await Promise.all(files.map(({ url }) => request(url)))
  const bytes = sum(responses.map(transferredBytes))
  // A proxy may leave it out.
  const text = `Loading ${language}${bytes > 0 ? ` (${fileSize(bytes)}, only once)` : ''}`
  const total = sum(files.map(({ size }) => size))
  let loaded = 0
  onLoading(text, 0)
  const parts = await Promise.all(
    files.map(async ({ name, size }, index) => {
      const unpacked = new Uint8Array(size)
      let at = 0
      for await (const chunk of chunksOf(responses[index]!.body!)) {
        unpacked.set(chunk, at)
        at += chunk.length
        loaded += chunk.length
        onLoading(text, loaded / total)
      }
      return [name, unpacked.buffer] as const
    }),
  )
  return Object.fromEntries(parts)
}

async function request(url: string): Promise<Response> {
  const response = await fetch(url)
  if (!response.ok || !response.body) throw new Error(`${url} can’t be loaded`)
  return response
}

/** Compressed. */
const transferredBytes = ({ headers }: Response) => Number(headers.get('content-length') ?? 0)

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

/** Not all browsers can iterate over a stream. */
async function* chunksOf(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}
