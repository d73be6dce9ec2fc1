import { expect, test } from 'vitest'
import { retentionStart } from './service.ts'

test.each([
  ['2033-12-31T18:29:59.999Z', '2026-03-31T18:30:00.000Z', 'the last moment of 2033 in India'],
  ['2033-12-31T18:30:00.000Z', '2027-03-31T18:30:00.000Z', 'the first of 2034'],
  ['2034-12-31T18:29:59.999Z', '2027-03-31T18:30:00.000Z', 'the last of 2034'],
])('at %s, records before %s may be anonymized', (now, since) => {
  expect(retentionStart(new Date(now)).toISOString()).toBe(since)
})
