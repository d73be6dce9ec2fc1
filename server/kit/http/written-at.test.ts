import { expect, test } from 'vitest'
import { writtenAt } from './written-at.ts'

const now = new Date('2026-11-19T12:00:00Z')
const at = (ago?: string | string[]) => writtenAt({ headers: ago === undefined ? {} : { 'written-ago': ago } }, now)

test('tells when something was written that waited on a device', () => {
  expect(at('7200')).toEqual(new Date('2026-11-19T10:00:00Z'))
  expect(at('999999999')).toEqual(new Date('2025-11-19T12:00:00Z'))
  // By a clock that began at 1970 again.
  expect(at('1795000000')).toEqual(new Date('2025-11-19T12:00:00Z'))
})

test('knows no such time for what is sent at once', () => {
  expect([at(), at('0'), at('59')]).toEqual([null, null, null])
})

test.each(['-5', '1.5', 'yesterday', '', '1'.repeat(13)])('rejects %j', (ago) => {
  expect(() => at(ago)).toThrow('Enter the seconds since it was written')
})
