import { expect, test } from 'vitest'
import { parseSegment } from '#contract/messages/segments.ts'
import { choiceOf, segmentOf } from './recipients.rules.ts'

test.each([
  'everyone',
  'person:3',
  'people:3,4',
  'emails:a@example.in',
  'course:2:active',
  'batch:6',
  'plan:399',
  'ending:7',
  'unverified:email',
  'session:4:joined',
  'rejected:14',
])('%s survives the form', (text) => expect(segmentOf(choiceOf(parseSegment(text)))).toEqual(parseSegment(text)))

test('a choice without its course is no segment', () =>
  expect(segmentOf({ ...choiceOf(null), kind: 'course' })).toBeNull())
