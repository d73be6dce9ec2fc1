import fc from 'fast-check'
import { expect, test } from 'vitest'
import { detectEncoding, isText, pieceBytes, decodeText } from './text-decoding.ts'

const decoded = (bytes: Buffer) => [...decodeText(bytes)].join('')

test('decodes UTF-8 with and without a byte order mark', () => {
  expect(decoded(Buffer.from('₹399, मीना'))).toBe('₹399, मीना')
  expect(decoded(Buffer.from('\ufeff₹399, मीना'))).toBe('₹399, मीना')
})

test('decodes UTF-16 as Excel writes it', () => {
  expect(decoded(Buffer.from('\ufeffDate\t₹399', 'utf16le'))).toBe('Date\t₹399')
})

test('decodes anything else as Windows-1252', () => {
  const bytes = Buffer.from([0x93, 0x52, 0x65, 0x6e, 0xe9, 0x94, 0x20, 0x96, 0x20, 0x80, 0x35])
  expect(detectEncoding(bytes)).toBe('windows-1252')
  expect(decoded(bytes)).toBe('“René” – €5')
})

test('splits no character between two pieces', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 20 })
  fc.assert(
    fc.property(text, fc.integer({ min: 0, max: 12 }), (end, back) => {
      const whole = `${'a'.repeat(pieceBytes - back)}${end}₹`.replace('\ufeff', '')
      expect(decoded(Buffer.from(whole))).toBe(whole)
      expect(decoded(Buffer.from(`\ufeff${whole}`, 'utf16le'))).toBe(whole)
    }),
  )
})

test('tells text from binary content', () => {
  expect(isText('Date,Narration\r\n\tx\x1a')).toBe(true)
  expect(isText('PK\x03\x04')).toBe(false)
  expect(isText('a\0b')).toBe(false)
})
