import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitizeFileName } from './file-name.ts'

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\asha\\photo.JPG', 'photo.JPG'],
  ['..', 'file'],
  ['.png', 'file.png'],
  ['page.html. .', 'page.html'],
  ['photo\u202Egpj.exe', 'photogpj.exe'],
  ['a\0b\r\nc\x7f.txt', 'ab c.txt'],
  ['half a \ud800 pair.txt', 'half a \ufffd pair.txt'],
  ['रसीद क्‍ष.pdf', 'रसीद क्‍ष.pdf'],
  ['cafe\u0301.txt', 'caf\u00e9.txt'],
])('turns %j into %j', (given, expected) => {
  expect(sanitizeFileName(given)).toBe(expected)
})

test('shortens a long name but keeps its extension', () => {
  expect(sanitizeFileName(`${'a'.repeat(400)}.png`)).toBe(`${'a'.repeat(146)}.png`)
  expect(sanitizeFileName(`${'😀'.repeat(400)}.jpg`)).toBe(`${'😀'.repeat(73)}.jpg`)
  expect(sanitizeFileName(`x${'😀'.repeat(400)}.jpg`)).toBe(`x${'😀'.repeat(72)}.jpg`)
})

test('handles many dots in linear time', () => {
  expect(sanitizeFileName(`${'.'.repeat(80_000)}x`)).toBe('file.x')
  expect(sanitizeFileName(`a${'. '.repeat(80_000)}`)).toBe('a')
})

test('returns a short, visible name without separators for any input', () => {
  const unit = fc.oneof(fc.constantFrom('.', ' ', '/', '\\', '\u0301', '\u202e', '\n', '\ud83d', '😀'), fc.string())
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 200 }), (parts) => {
      const name = sanitizeFileName(parts.join(''))
      expect(name.length).toBeLessThanOrEqual(150)
      expect(name).toMatch(/^[^/\\\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+$/u)
      expect(name).not.toMatch(/^[. ]|[. ]$/)
      expect(name).toBe(name.normalize('NFC'))
    }),
  )
})
