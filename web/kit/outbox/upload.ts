import { outcomeOf, type Outcome, type Response } from './rules.ts'

/** Makes a request and reads its answer; null if there is none. */
export type Ask = (path: string, init: RequestInit) => Promise<(Response & { headers: Headers }) | null>

export type Upload = {
  /** Chosen by this device, so that beginning it twice makes one upload. */
  id: string
  bytes: number
  /** What the server has to know about it. */
  notes: Record<string, string>
  read: (from: number, to: number) => Promise<Blob>
  onProgress?: (sent: number) => void
}

/** Small enough to show on a slow connection how far it is. */
const requestBytes = 512 * 1024
const version = { 'tus-resumable': '1.0.0' }
const stored = { is: 'received', answer: null } as const

/** Sends a file in parts by the tus protocol, from where an earlier try was cut. */
export async function uploadFile({ id, bytes, notes, read, onProgress }: Upload, ask: Ask): Promise<Outcome> {
  const url = `/uploads/${id}`
  const begun = await ask('/uploads', {
    method: 'POST',
    headers: { ...version, 'upload-length': String(bytes), 'upload-metadata': metadata({ ...notes, id }) },
  })
  let offset = offsetIn(begun)
  if (offset === null) return begun ? outcomeOf(begun, 0) : { is: 'unreachable' }
  for (;;) {
    onProgress?.(offset)
    if (offset >= bytes) return stored
    const sent = await ask(url, {
      method: 'PATCH',
      headers: { ...version, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body: await read(offset, Math.min(offset + requestBytes, bytes)),
    })
    const next = sent?.http === 204 ? offsetIn(sent) : null
    if (next === null) return failed(sent)
    offset = next
  }
}

/** Where a part is being received elsewhere, or was lost, the next try finds the offset. */
function failed(response: Response | null): Outcome {
  if (!response) return { is: 'unreachable' }
  if (response.http === 409 || response.http === 404) return { is: 'busy', waitMs: 1000 }
  return outcomeOf(response, 0)
}

const offsetIn = (response: Awaited<ReturnType<Ask>>): number | null =>
  response && response.http < 300 && response.headers.has('upload-offset')
    ? Number(response.headers.get('upload-offset'))
    : null

const metadata = (notes: Record<string, string>) =>
  Object.entries(notes)
    .map(([name, value]) => `${name} ${toBase64(value)}`)
    .join(',')

const toBase64 = (text: string) => btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
