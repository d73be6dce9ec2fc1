import { describe, expect, test } from 'vitest'
import { disposition, requestedPart } from './serve-file.ts'

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

test.each([
  ['receipts.pdf', `attachment; filename="receipts.pdf"; filename*=UTF-8''receipts.pdf`],
  ['José-Pérez.docx', `attachment; filename="Jose-Perez.docx"; filename*=UTF-8''Jos%C3%A9-P%C3%A9rez.docx`],
  ['आशा-resume.docx', `attachment; filename="resume.docx"; filename*=UTF-8''%E0%A4%86%E0%A4%B6%E0%A4%BE-resume.docx`],
  [
    'रसीद "50%" (1).png',
    `attachment; filename="50__ (1).png"; filename*=UTF-8''%E0%A4%B0%E0%A4%B8%E0%A5%80%E0%A4%A6%20%2250%25%22%20%281%29.png`,
  ],
])('the name %s is sent in ASCII and in full', (name, header) => expect(disposition(name, false)).toBe(header))
