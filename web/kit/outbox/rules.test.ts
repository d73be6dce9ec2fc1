import { expect, test } from 'vitest'
import { dayMs } from '#contract/kit/durations.ts'
import type { OutboxItem } from './item.ts'
import {
  again,
  againWithoutVersions,
  dueItems,
  isUncertain,
  isUnsent,
  nextDueAt,
  outcomeOf,
  outdatedItems,
} from './rules.ts'

const now = Date.parse('2026-11-19T12:00:00Z')
const item = (changes: Partial<OutboxItem> = {}): OutboxItem => ({
  id: 'a',
  userId: 7,
  lane: 'quiz:1',
  label: 'An answer',
  text: '',
  link: '/',
  draft: null,
  request: { method: 'PUT', path: '/v1/x', body: {}, isForm: false },
  files: [],
  replaces: null,
  writtenAt: now,
  state: 'kept',
  triedAt: null,
  failures: 0,
  nextAt: 0,
  areUploaded: false,
  areUploadedAgain: false,
  problem: null,
  receivedAt: null,
  answer: null,
  ...changes,
})
const ids = (items: OutboxItem[]) => items.map(({ id }) => id)
const refusal = (code: string) => ({ status: 0, code, message: 'No', requestId: '' })

test.each([
  ['success', 200, { status: 1, data: 1 }, 'received'],
  ['a hotel’s page', 200, null, 'unreachable'],
  ['a proxy’s error page', 404, null, 'unreachable'],
  ['a proxy’s limit', 413, null, 'refused'],
  ['a proxy’s limit of addresses', 414, null, 'refused'],
  ['a proxy’s limit of headers', 431, null, 'refused'],
  ['a gateway that is down', 502, null, 'busy'],
  ['a server that stops', 503, refusal('unreachable'), 'busy'],
  ['a rate limit', 429, refusal('too_many_requests'), 'busy'],
  ['an ended session', 401, refusal('session_ended'), 'signed-out'],
  ['ended access', 403, refusal('not_allowed'), 'refused'],
  ['a changed step', 409, refusal('outdated'), 'refused'],
  ['a fault of ours', 500, refusal('unexpected'), 'busy'],
])('understands %s', (_what, http, body, is) => {
  expect(outcomeOf({ http, body, retryAfter: null }, 0)).toMatchObject({ is })
})

test('waits as long as the server asks, longer after each failure, and not for ever', () => {
  const wait = (failures: number, retryAfter: string | null = null) =>
    outcomeOf({ http: 503, body: refusal('unreachable'), retryAfter }, failures)
  expect([wait(0), wait(3), wait(0, '30'), wait(40)].map((outcome) => 'waitMs' in outcome && outcome.waitMs)).toEqual([
    5_000, 40_000, 30_000, 900_000,
  ])
  const fault = { http: 500, body: refusal('unexpected'), retryAfter: null }
  expect(outcomeOf(fault, 12)).toMatchObject({ is: 'refused' })
})

test('sends the oldest of each lane; what the server refused holds up nothing', () => {
  const items = [
    item({ id: 'refused', state: 'refused' }),
    item({ id: 'first' }),
    item({ id: 'second' }),
    item({ id: 'other', lane: 'reading:1' }),
    item({ id: 'busy', lane: 'checks:1', nextAt: now + 5_000 }),
    item({ id: 'behind it', lane: 'checks:1' }),
  ]
  expect(ids(dueItems(items, now))).toEqual(['first', 'other'])
  expect(nextDueAt(items, now)).toBe(now + 5_000)
})

test('a clock that was set back doesn’t hold anything up', () => {
  expect(dueItems([item({ nextAt: now + 5_000 })], now - 30 * dayMs)).toHaveLength(1)
})

test('what may have been received can’t be changed, nor sent again after weeks', () => {
  expect([item(), item({ triedAt: now }), item({ state: 'refused', triedAt: now })].map(isUnsent)).toEqual([
    true,
    false,
    true,
  ])
  const tried = item({ triedAt: now })
  expect([40, 51].map((days) => isUncertain(tried, now + days * dayMs))).toEqual([false, true])
})

test('sends a refused item again, for today’s step if its writer says so', () => {
  const request = { method: 'POST', path: '/v1/x', body: { exerciseVersion: 1, text: 'x' }, isForm: true }
  const refused = item({ state: 'refused', failures: 3, request })
  expect(again(refused)).toMatchObject({ state: 'kept', failures: 0, request })
  expect(againWithoutVersions(refused).request.body).toEqual({ text: 'x' })
})

test('lists what was received for a week', () => {
  const received = (id: string, days: number) => item({ id, state: 'received', receivedAt: now - days * dayMs })
  expect(ids(outdatedItems([received('old', 8), item(), received('new', 6)], now))).toEqual(['old'])
})
