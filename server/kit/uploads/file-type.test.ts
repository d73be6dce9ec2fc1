import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSniffer } from './file-type.ts'

const kindOf = (content: Buffer, step = content.length) => {
  const sniffer = createSniffer()
  for (let at = 0; at < content.length; at += step) sniffer.take(content.subarray(at, at + step))
  return sniffer.end()
}
const latin1 = (text: string) => Buffer.from(text, 'latin1')

const samples: [string, Buffer][] = [
  ['image/png', latin1('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
  ['image/jpeg', latin1('\xff\xd8\xff\xe0\0\x10JFIF')],
  ['image/gif', latin1('GIF89a\x01\0\x01\0')],
  ['image/webp', latin1('RIFF\x24\0\0\0WEBPVP8 ')],
  ['image/avif', latin1('\0\0\0\x1cftypavif\0\0\0\0mif1avifmiaf')],
  ['image/avif', latin1('\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf')],
  ['video/mp4', latin1('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41')],
  ['video/webm', latin1('\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04B\xf3\x81\x08B\x82\x84webm')],
  ['application/pdf', latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')],
  ['application/zip', latin1('PK\x03\x04\x14\0\0\0')],
  ['text/plain', Buffer.from('const answer = 42\r\n\t// नमस्ते 😀\n')],
  ['text/plain', Buffer.from('<svg onload="alert(1)">')],
  ['text/plain', Buffer.from('नमस्ते '.repeat(400))],
  // HEIC pictures, Matroska, UTF-16, half a character, a NUL, and something that only says RIFF.
  ['application/octet-stream', latin1('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
  ['application/octet-stream', latin1('\x1aE\xdf\xa3\x9fB\x82\x88matroska')],
  ['application/octet-stream', Buffer.from('\ufeffhello', 'utf16le')],
  ['application/octet-stream', Buffer.from('नमस्ते').subarray(0, 4)],
  ['application/octet-stream', Buffer.from(`${'text '.repeat(400)}\0`)],
  ['application/octet-stream', latin1('RIFF\x24\0\0\0WAVE')],
  ['application/octet-stream', latin1('\0\0\0\x08ftyp')],
  ['application/octet-stream', latin1('MZ\x90\0\x03')],
]

test.each(samples)('detects %s in chunks of any size', (kind, content) => {
  expect(kindOf(content)).toBe(kind)
  expect(kindOf(content, 1)).toBe(kind)
  expect(kindOf(content, 7)).toBe(kind)
})

test('detects the type from the first bytes', () => {
  const { take } = createSniffer()
  expect(take(latin1('\x89PNG\r\n\x1a\n'))).toBeNull()
  expect(take(Buffer.alloc(300))).toEqual(['image/png'])
  const text = createSniffer()
  expect(text.take(Buffer.alloc(300, 'a'))).toEqual(['text/plain', 'application/octet-stream'])
  expect(text.take(Buffer.alloc(1))).toEqual(['application/octet-stream'])
})

test('detects text as valid UTF-8 without control characters, in chunks of any size', () => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decodes = (bytes: Buffer) => {
    try {
      // oxlint-disable-next-line no-control-regex
      return !/[\0-\x08\x0b\x0e-\x1a\x1c-\x1f]/.test(decoder.decode(bytes))
    } catch {
      return false
    }
  }
  const text = fc.string({ unit: 'grapheme' }).map((words) => Buffer.from(words))
  const bytes = fc.uint8Array({ maxLength: 12 }).map((values) => Buffer.from(values))
  const content = fc
    .array(fc.oneof({ weight: 5, arbitrary: text }, bytes), { maxLength: 6 })
    .map((parts) => Buffer.concat(parts))
  fc.assert(
    fc.property(content, fc.integer({ min: 1, max: 7 }), (given, step) => {
      const kind = kindOf(Buffer.concat([Buffer.from('text '), given]), step)
      expect(kind).toBe(decodes(given) ? 'text/plain' : 'application/octet-stream')
    }),
  )
})
