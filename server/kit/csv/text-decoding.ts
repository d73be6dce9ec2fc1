import { isUtf8 } from 'node:buffer'

type Encoding = 'utf-8' | 'utf-16le' | 'windows-1252'

/** CSV files don't name their encoding. Excel marks UTF-16; what isn't valid UTF-8 comes from an old Windows program. */
export function detectEncoding(bytes: Buffer): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

/** How much is decoded at a time. */
export const pieceBytes = 64 * 1024

/** The text without its byte order mark, piece by piece, so that reading only the first rows stays cheap. */
export function* decodeText(bytes: Buffer): Generator<string> {
  const decoder = new TextDecoder(detectEncoding(bytes))
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    yield decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: true })
  }
  yield decoder.decode()
}

// Text may contain line ends, tabs and the end-of-file mark of old programs, but no other control characters.
// oxlint-disable-next-line no-control-regex
const binary = /[\0-\x08\x0e-\x19\x1c-\x1f]/

export const isText = (text: string): boolean => !binary.test(text)
