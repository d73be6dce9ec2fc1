import { describe, expect, test } from 'vitest'
import { servedAs } from './files.rules.ts'

describe('a file is served', () => {
  test.each([
    ['image/png', 'a.png', 'image/png', 'inline'],
    ['application/pdf', 'a.pdf', 'application/pdf', 'inline'],
    ['video/mp4', 'a.mp4', 'video/mp4', 'inline'],
    ['text/plain', 'a.py', 'text/plain; charset=utf-8', 'inline'],
    ['text/plain', 'a.html', 'application/octet-stream', 'attachment'],
    ['text/plain', 'a.SVG', 'image/svg+xml', 'attachment'],
    ['text/plain', 'a.svgz', 'application/octet-stream', 'attachment'],
    ['application/octet-stream', 'a.svg', 'application/octet-stream', 'attachment'],
    ['text/html', 'a.png', 'application/octet-stream', 'attachment'],
    ['image/svg+xml', 'a.png', 'application/octet-stream', 'attachment'],
    ['application/zip', 'a.zip', 'application/octet-stream', 'attachment'],
    ['application/octet-stream', 'a', 'application/octet-stream', 'attachment'],
  ])('of kind %s and name %s as %s, %s', (kind, name, type, disposition) => {
    expect(servedAs({ kind, name })).toMatchObject({ type, name, isInline: disposition === 'inline' })
  })
})
