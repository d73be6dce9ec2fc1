import { expect, test } from 'vitest'
import { parseSegment } from '#contract/messages/segments.ts'
import { choiceOf, emailsIn, segmentOf } from './recipients.rules.ts'

test.each([
  'everyone',
  'person:3',
  'people:3,4',
  'emails:a@example.in',
  'course:2:active',
  'plan:399',
  'ending:7',
  'unverified:email',
  'session:4:joined',
  'rejected:14',
])('%s survives the form', (text) => expect(segmentOf(choiceOf(parseSegment(text)))).toEqual(parseSegment(text)))

test('a choice without its course is no segment', () =>
  expect(segmentOf({ ...choiceOf(null), kind: 'course' })).toBeNull())

test('finds the addresses in a pasted CSV file, each once', () =>
  expect(emailsIn('Name,Email\n"Asha","Asha@example.in"\nRavi <ravi@example.in>; asha@example.in, x@')).toEqual([
    'asha@example.in',
    'ravi@example.in',
  ]))
