import { isUtf8 } from 'node:buffer'

const headBytes = 256
const plain = 'text/plain'
const unknown = 'application/octet-stream'

const videoBrands = new Set(['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'dash', 'M4V '])

/** The type by the first bytes, or null if they are not typical for any. */
function kindByMagic(head: Buffer): string | null {
  const text = (from: number, to: number) => head.toString('latin1', from, to)
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (text(0, 3) === '\xff\xd8\xff') return 'image/jpeg'
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'image/gif'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp'
  if (text(0, 5) === '%PDF-') return 'application/pdf'
  if (text(0, 4) === 'PK\x03\x04' || text(0, 4) === 'PK\x05\x06') return 'application/zip'
  if (text(0, 4) === '\x1aE\xdf\xa3') return text(4, 64).includes('webm') ? 'video/webm' : null
  if (text(4, 8) === 'ftyp') return kindByBrands(head)
  return null
}

/** An ISO media file lists its compatible brands, four characters each. */
function kindByBrands(head: Buffer): string | null {
  if (head.length < 12) return null
  const end = Math.min(head.readUInt32BE(0), head.length)
  const brands: string[] = []
  for (let at = 8; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4))
  if (brands.includes('avif') || brands.includes('avis')) return 'image/avif'
  return brands.some((brand) => videoBrands.has(brand)) ? 'video/mp4' : null
}

// Binary according to the WHATWG sniffing rules; line ends, tabs and escape sequences are text.
const binary = Array.from({ length: 0x20 }, (_, byte) => byte).filter(
  (byte) => ![0x09, 0x0a, 0x0c, 0x0d, 0x1b].includes(byte),
)

const isContinuation = (byte: number) => (byte & 0xc0) === 0x80
const lengthOfCharacter = (lead: number) => (lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1)

/** The end of the last complete UTF-8 character. */
function endOfCharacters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!
    if (!isContinuation(byte)) return lengthOfCharacter(byte) > back ? bytes.length - back : bytes.length
  }
  return bytes.length
}

/** Checks the bytes directly: decoding them would cost more memory than the rest of the upload. */
function createTextCheck() {
  let incomplete: Buffer = Buffer.alloc(0)
  let isText = true
  return (chunk: Buffer, isLast: boolean): boolean => {
    if (!isText) return false
    const bytes = incomplete.length > 0 ? Buffer.concat([incomplete, chunk]) : chunk
    const end = isLast ? bytes.length : endOfCharacters(bytes)
    incomplete = Buffer.from(bytes.subarray(end))
    isText = isUtf8(bytes.subarray(0, end)) && !binary.some((byte) => bytes.includes(byte))
    return isText
  }
}

/**
 * Detects the type of a file from its content alone, never from its name or what the client says. `take` returns the
 * types that are still possible (null: too early to say), so that a wrong one is rejected at once.
 */
export function createSniffer() {
  let head: Buffer = Buffer.alloc(0)
  let magic: string | null = null
  let isDetected = false
  let isText = true
  const checkText = createTextCheck()

  function detect() {
    isDetected = true
    magic = kindByMagic(head)
  }
  return {
    take: (chunk: Buffer): string[] | null => {
      if (head.length < headBytes) head = Buffer.concat([head, chunk.subarray(0, headBytes - head.length)])
      if (!isDetected && head.length === headBytes) detect()
      if (magic) return [magic]
      isText &&= checkText(chunk, false)
      if (!isDetected) return null
      return isText ? [plain, unknown] : [unknown]
    },
    end: (): string => {
      if (!isDetected) detect()
      if (magic) return magic
      return isText && checkText(Buffer.alloc(0), true) ? plain : unknown
    },
  }
}
