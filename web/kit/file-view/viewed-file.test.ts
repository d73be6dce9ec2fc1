import { expect, test } from 'vitest'
import { viewerOf, opensInTab } from './viewed-file.ts'

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
])('%s is shown as: %s', (kind, manner) => expect(viewerOf({ kind })).toBe(manner))

test.each([
  ['photo.png', 'image/png', true],
  ['notes.txt', 'text/plain', true],
  // Delivered as downloads, whatever their kind.
  ['page.html', 'text/plain', false],
  ['logo.SVG', 'text/plain', false],
  ['report.pdf', 'application/pdf', false],
  ['site.zip', 'application/zip', false],
])('whether %s opens in a tab: %s %s', (name, kind, opens) => expect(opensInTab({ name, kind })).toBe(opens))
