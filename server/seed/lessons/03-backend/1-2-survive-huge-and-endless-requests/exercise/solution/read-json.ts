import type { IncomingMessage } from 'node:http'

/** An error whose message and status may be shown to the client. */
export class HttpError extends Error {
  status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Reads a JSON body of at most `limit` bytes. It stops reading as soon as the limit is passed. */
export function readJson(req: IncomingMessage, limit: number): Promise<unknown> {
  const type = (req.headers['content-type'] ?? '').split(';')[0].trim().toLowerCase()
  if (type !== 'application/json') return Promise.reject(new HttpError(415, 'Send application/json'))
  const tooLarge = () => new HttpError(413, `Send at most ${limit} bytes`)
  if (Number(req.headers['content-length'] ?? 0) > limit) return Promise.reject(tooLarge())

  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    req.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > limit) {
        req.pause()
        chunks.length = 0
        reject(tooLarge())
      } else chunks.push(chunk)
    })
    req.on('end', () => {
      try {
        resolve(JSON.parse(Buffer.concat(chunks).toString('utf8')))
      } catch {
        reject(new HttpError(400, 'The body is not valid JSON'))
      }
    })
    req.on('error', reject)
  })
}
