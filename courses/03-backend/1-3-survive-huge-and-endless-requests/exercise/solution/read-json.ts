import type { IncomingMessage } from 'node:http'

/** An error whose message and status may be shown to the client. */
export class HttpError extends Error {
  status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** The text of all chunks. In Node, Buffer.concat(chunks).toString() does the same. */
function textOf(chunks: Uint8Array[]): string {
  const decoder = new TextDecoder()
  return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode()
}

/** Reads a JSON body of at most `limit` bytes. It stops reading as soon as the limit is passed. */
export function readJson(req: IncomingMessage, limit: number): Promise<unknown> {
  const type = (req.headers['content-type'] ?? '').split(';')[0].trim().toLowerCase()
  if (type !== 'application/json') return Promise.reject(new HttpError(415, 'Send application/json'))
  const tooLarge = () => new HttpError(413, `Send at most ${limit} bytes`)
  if (Number(req.headers['content-length'] ?? 0) > limit) return Promise.reject(tooLarge())

  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    let size = 0
    req.on('data', (chunk: Uint8Array) => {
      size += chunk.length
      if (size > limit) {
        req.pause()
        chunks.length = 0
        reject(tooLarge())
      } else chunks.push(chunk)
    })
    req.on('end', () => {
      try {
        resolve(JSON.parse(textOf(chunks)))
      } catch {
        reject(new HttpError(400, 'The body is not valid JSON'))
      }
    })
    req.on('error', reject)
  })
}
