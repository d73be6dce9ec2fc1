import { expect, test } from 'vitest'
import { formatSegment, parseSegment, type Segment } from './segments.ts'

const segments: [string, Segment][] = [
  ['everyone', { kind: 'everyone' }],
  ['person:12', { kind: 'people', userIds: [12] }],
  ['people:12,7', { kind: 'people', userIds: [12, 7] }],
  ['emails:asha@example.in,b@example.in', { kind: 'emails', emails: ['asha@example.in', 'b@example.in'] }],
  ['course:3', { kind: 'course', courseId: 3, active: false }],
  ['course:3:active', { kind: 'course', courseId: 3, active: true }],
  ['batch:4', { kind: 'batch', batchId: 4 }],
  ['plan:399', { kind: 'plan', rupees: 399 }],
  ['ending:7', { kind: 'ending', days: 7 }],
  ['inactive:14', { kind: 'inactive', days: 14 }],
  ['unverified:payment', { kind: 'unverified', what: 'payment' }],
  ['session:5', { kind: 'session', sessionId: 5, joined: false }],
  ['session:5:joined', { kind: 'session', sessionId: 5, joined: true }],
  ['rejected:7', { kind: 'rejected', days: 7 }],
  ['unstarted:7', { kind: 'unstarted', days: 7 }],
]

test.each(segments)('%s is read and written the same way', (text, segment) => {
  expect(parseSegment(text)).toEqual(segment)
  expect(formatSegment(segment)).toBe(text)
})

test('a person listed twice is in the group once', () =>
  expect(parseSegment('people:7,7')).toEqual({ kind: 'people', userIds: [7] }))

test.each([
  '',
  'everybody',
  'person:',
  'people:1,x',
  'inactive',
  'inactive:0',
  'inactive:7.5',
  'inactive:400',
  'ending:-1',
  'course:3:lazy',
  'course:3:active:x',
  'unverified:all',
  'constructor',
  'emails:nobody',
])('“%s” is no segment', (text) => expect(parseSegment(text)).toBeNull())
