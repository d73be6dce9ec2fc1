import { failureFromStatus, type Failure } from './use-loaded.ts'

/** At most this much is downloaded as a whole; of a larger file only the parts that the visible pages need. */
const maxWhole = 512 * 1024

export const comesInParts = (length: number | null): length is number => length !== null && length > maxWhole

/** What is requested in advance: about what slow 4G delivers during one round trip. */
export const partSize = 32 * 1024

/** A download that failed for a reason that the reader can be told. */
export class DownloadError extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(`The file couldn’t be downloaded: ${failure}`)
    this.failure = failure
  }
}

export type PdfBytes =
  | { kind: 'whole'; data: Promise<Uint8Array<ArrayBuffer>> }
  | { kind: 'parts'; length: number; read: (begin: number, end: number) => Promise<Uint8Array<ArrayBuffer>> }

type Download = { url: string; signal: AbortSignal; onReceived: (bytes: number) => void }

/** Starts downloading at once, so that the bytes arrive while the viewer is still loading. */
export function downloadPdf(length: number | null, download: Download): PdfBytes {
  if (!comesInParts(length)) return { kind: 'whole', data: handled(fetchPart(download)) }
  // A reader begins with the first bytes and the table of contents at the end.
  const end = Math.max(0, Math.floor((length - 1) / partSize) - 1) * partSize
  const early = [
    { begin: 0, data: handled(fetchPart(download, [0, partSize])) },
    { begin: end, data: handled(fetchPart(download, [end, length])) },
  ]
  const read = async (begin: number, end: number) => {
    for (const part of early) {
      if (begin < part.begin) continue
      const data = await part.data
      // A copy: the viewer transfers what it gets to another thread.
      if (end <= part.begin + data.length) return data.slice(begin - part.begin, end - part.begin)
    }
    return fetchPart(download, [begin, end])
  }
  return { kind: 'parts', length, read }
}

async function fetchPart({ url, signal, onReceived }: Download, range?: [begin: number, end: number]) {
  // Chromium's cache answers the parts of a file one after another.
  const part: RequestInit = range ? { headers: { range: `bytes=${range[0]}-${range[1] - 1}` }, cache: 'no-store' } : {}
  const response = await fetch(url, { signal, ...part })
  const failure = failureFromStatus(response.status)
  if (failure) throw new DownloadError(failure)
  const data = await readBody(response, onReceived)
  // A proxy may ignore the range.
  return range && response.status === 200 ? data.slice(...range) : data
}

async function readBody(response: Response, onReceived: (bytes: number) => void) {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body!.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    pieces.push(read.value)
    onReceived(read.value.length)
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer())
}

/** The viewer may ask for it only later; until then a failure is nobody's. */
function handled<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => {})
  return promise
}
