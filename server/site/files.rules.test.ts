import { describe, expect, test } from 'vitest'
import { deliveryHeaders, requestedPart } from './files.rules.ts'

describe('the range of a ten-byte file for', () => {
  test.each([
    [undefined, null],
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=4-', { start: 4, end: 9 }],
    ['bytes=9-9', { start: 9, end: 9 }],
    ['bytes=5-500', { start: 5, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-500', { start: 0, end: 9 }],
    ['bytes=10-', 'none'],
    ['bytes=10-12', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=-', null],
    ['bytes=5-2', null],
    ['bytes=0-1,4-5', null],
    ['bytes=a-b', null],
    ['lines=1-2', null],
  ])('%s is %j', (header, part) => {
    expect(requestedPart(header, 10)).toEqual(part)
  })

  test('an empty file has no ranges', () => {
    expect(requestedPart('bytes=0-0', 0)).toBe('none')
    expect(requestedPart('bytes=-1', 0)).toBe('none')
  })
})

describe('a file is served', () => {
  test.each([
    ['image/png', 'a.png', 'image/png', 'inline'],
    ['application/pdf', 'a.pdf', 'application/pdf', 'inline'],
    ['video/mp4', 'a.mp4', 'video/mp4', 'inline'],
    ['text/plain', 'a.py', 'text/plain; charset=utf-8', 'inline'],
    ['text/plain', 'a.html', 'application/octet-stream', 'attachment'],
    ['text/plain', 'a.SVG', 'application/octet-stream', 'attachment'],
    ['text/html', 'a.png', 'application/octet-stream', 'attachment'],
    ['image/svg+xml', 'a.png', 'application/octet-stream', 'attachment'],
    ['application/zip', 'a.zip', 'application/octet-stream', 'attachment'],
    ['application/octet-stream', 'a', 'application/octet-stream', 'attachment'],
  ])('of kind %s and name %s as %s, %s', (kind, name, type, disposition) => {
    const headers = deliveryHeaders({ kind, name })
    expect(headers['content-type']).toBe(type)
    expect(headers['content-disposition']).toMatch(new RegExp(`^${disposition}; `))
  })

  test('under its own name, whatever its content', () => {
    expect(deliveryHeaders({ kind: 'image/png', name: 'रसीद "50%" (1).png' })['content-disposition']).toBe(
      `inline; filename="____ _50__ (1).png"; filename*=UTF-8''%E0%A4%B0%E0%A4%B8%E0%A5%80%E0%A4%A6%20%2250%25%22%20%281%29.png`,
    )
  })
})
