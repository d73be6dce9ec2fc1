import { isUtf8 } from 'node:buffer'

type Encoding = 'utf-8' | 'utf-16le' | 'windows-1252'

/** Files name no encoding. What is not valid UTF-8 was written by Windows, in which any bytes are some text. */
export function encodingOf(bytes: Buffer): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

/** What is decoded at once, and looked at for a header. */
export const pieceBytes = 64 * 1024

/** The text piece by piece, without a byte order mark: who needs the first lines alone decodes no more. */
export function* textOf(bytes: Buffer): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes))
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    yield decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: true })
  }
  yield decoder.decode()
}

// Line ends, tabs, and the mark that old programs put at the end of a file may stand in a text.
// oxlint-disable-next-line no-control-regex
const binary = /[\0-\x08\x0e-\x19\x1c-\x1f]/

export const isText = (text: string): boolean => !binary.test(text)
