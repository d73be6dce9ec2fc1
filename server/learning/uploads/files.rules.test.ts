import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Settings } from '#contract/site/settings.ts'
import { acceptedFiles, baseName, assertAcceptedFiles, safePath, uniquePaths } from './rules.ts'

test.each([
  ['src\\views\\home.html', 'src/views/home.html'],
  ['src/../../../secret.txt', 'src/secret.txt'],
  ['/absolute/a.txt', 'absolute/a.txt'],
  ['.../…/a.txt', '…/a.txt'],
  ['.gitignore', '.gitignore'],
  ['..hidden', 'file.hidden'],
  ['/', 'file'],
  [`${'a'.repeat(300)}.txt`, `${'a'.repeat(146)}.txt`],
  [`${'d/'.repeat(40)}a.txt`, `${'d/'.repeat(11)}a.txt`],
  ['a/gpj\u202e.exe', 'a/gpj.exe'],
])('makes the path %j safe as %j', (given, expected) => {
  expect(safePath(given)).toBe(expected)
})

test('always returns safe relative paths', () => {
  const unit = fc.oneof(fc.constantFrom('.', '..', '/', '\\', ' ', '\0', '\u202e'), fc.string({ maxLength: 8 }))
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 60 }), (given) => {
      for (const part of safePath(given.join('')).split('/')) {
        expect(part).not.toMatch(/^\.\W|^ |[. ]$|^$|\p{Cc}/u)
        expect(part.length).toBeLessThanOrEqual(150)
      }
    }),
  )
})

test('returns the last part of a path as the file name', () => {
  expect(baseName('src/app.py')).toBe('app.py')
  expect(baseName('app.py')).toBe('app.py')
})

test.each([
  [
    ['a.txt', 'a.txt', 'a.txt'],
    ['a.txt', 'a (2).txt', 'a (3).txt'],
  ],
  [
    ['a.txt', 'src/a.txt'],
    ['a.txt', 'src/a.txt'],
  ],
  [
    ['a (2).txt', 'a.txt', 'a.txt'],
    ['a (2).txt', 'a.txt', 'a (3).txt'],
  ],
  [
    ['v1.2/Makefile', 'v1.2/Makefile'],
    ['v1.2/Makefile', 'v1.2/Makefile (2)'],
  ],
])('renames %j to %j', (given, expected) => {
  expect(uniquePaths(given)).toEqual(expected)
})

const accepted = acceptedFiles({ maxFiles: 2, maxMegabytes: 1, kinds: ['text/plain', 'text/html'] })
const text = { bytes: 10, kind: 'text/plain' }

test('accepts what the settings allow, within the contract', () => {
  expect(accepted).toEqual({
    field: 'files',
    maxFiles: 2,
    maxBytes: 1_048_576,
    kinds: ['text/plain'],
    acceptsEmpty: true,
  })
  expect(acceptedFiles(Settings.parse({}).submission).kinds).toContain('application/pdf')
  expect(() => assertAcceptedFiles(accepted, [text, { ...text, bytes: 1_048_576 }])).not.toThrow()
  expect(() => assertAcceptedFiles(accepted, [{ ...text, bytes: 0 }])).not.toThrow()
  expect(() => assertAcceptedFiles(accepted, [])).not.toThrow()
})

test.each([
  ['too many', [text, text, text], 'invalid_input', 'At most 2 files'],
  ['a large one', [text, { ...text, bytes: 1_048_577 }], 'too_large', 'This file is too large. The limit is 1 MB.'],
  [
    'a picture',
    [{ ...text, kind: 'image/png' }],
    'invalid_input',
    'This file type isn’t accepted. You can upload plain text.',
  ],
])('rejects files with %s', (_what, files, code, reason) => {
  expect(() => assertAcceptedFiles(accepted, files)).toThrow(
    expect.objectContaining({ code, fields: { files: reason } }),
  )
})
