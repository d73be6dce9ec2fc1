import type { RealmAssets } from './realm/frame-protocol.ts'

type EngineFile = { name: string; url: string; size: number }

/** Loads files and tells how far it is: `part` goes from 0 to 1. The browser caches them. */
export async function download(
  files: readonly EngineFile[],
  text: string,
  onLoading: (text: string, part: number) => void,
): Promise<RealmAssets> {
  const total = files.reduce((sum, { size }) => sum + size, 0)
  let loaded = 0
  onLoading(text, 0)
  const parts = await Promise.all(
    files.map(async ({ name, url, size }) => {
      const response = await fetch(url)
      if (!response.ok || !response.body) throw new Error(`${url} can’t be loaded`)
      const bytes = new Uint8Array(size)
      let at = 0
      for await (const chunk of chunksOf(response.body)) {
        bytes.set(chunk, at)
        at += chunk.length
        loaded += chunk.length
        onLoading(text, loaded / total)
      }
      return [name, bytes.buffer] as const
    }),
  )
  return Object.fromEntries(parts)
}

/** Not all browsers can iterate over a stream. */
async function* chunksOf(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}
