const headBytes = 64 * 1024
const unknown = 'application/octet-stream'

const signatures: [kind: string, at: number, text: string][] = [
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/gif', 0, 'GIF8'],
  ['image/webp', 8, 'WEBP'],
  ['application/pdf', 0, '%PDF-'],
  ['application/zip', 0, 'PK\x03\x04'],
  ['application/zip', 0, 'PK\x05\x06'],
  ['video/webm', 0, '\x1aE\xdf\xa3'],
  ['image/avif', 4, 'ftypavi'],
  ['video/mp4', 4, 'ftyp'],
]

// Line ends, tabs and escape sequences are text; the server has the same rule.
// oxlint-disable-next-line no-control-regex
const binary = /[\0-\x08\x0b\x0e-\x1a\x1c-\x1f]/

/** The media type by content, not by name: a photo called notes.txt is a photo. */
export async function kindOf(file: Blob): Promise<string> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  const start = String.fromCharCode(...head.subarray(0, 16))
  const signed = signatures.find(([, at, text]) => start.startsWith(text, at))
  if (signed) return signed[0]
  return isText(head) ? 'text/plain' : unknown
}

function isText(head: Uint8Array): boolean {
  try {
    // As a stream, because the last character may be incomplete.
    return !binary.test(new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true }))
  } catch {
    return false
  }
}
