import { expect, test } from 'vitest'
import { mannerOf, opensInTab, sizeInWords } from './viewed-file.ts'

test.each([
  ['image/png', 'picture'],
  ['image/avif', 'picture'],
  ['video/webm', 'video'],
  ['application/pdf', 'pdf'],
  ['text/plain', 'text'],
  ['application/zip', 'none'],
  ['application/octet-stream', 'none'],
  ['image/svg+xml', 'none'],
  ['text/html', 'none'],
])('%s is shown as: %s', (kind, manner) => expect(mannerOf({ kind })).toBe(manner))

test.each([
  ['photo.png', 'image/png', true],
  ['notes.txt', 'text/plain', true],
  // Delivered as downloads, whatever their kind.
  ['page.html', 'text/plain', false],
  ['logo.SVG', 'text/plain', false],
  ['report.pdf', 'application/pdf', false],
  ['site.zip', 'application/zip', false],
])('whether %s opens in a tab: %s %s', (name, kind, opens) => expect(opensInTab({ name, kind })).toBe(opens))

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1,023 bytes'],
  [1024, '1 KB'],
  [34_500, '34 KB'],
  [1024 * 1024 - 1, '1 MB'],
  [2.4 * 1024 * 1024, '2.4 MB'],
  [10 * 1024 * 1024, '10 MB'],
  [3 * 1024 * 1024 * 1024, '3,072 MB'],
])('%d bytes are %s', (bytes, words) => expect(sizeInWords(bytes)).toBe(words))
