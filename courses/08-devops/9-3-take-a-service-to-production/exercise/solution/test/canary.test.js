import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decide, nextShare } from '../src/canary.js'

const stable = { writes: 900, errors: 9, p95Ms: 120 }
const cases = [
  ['like the stable version', { writes: 100, errors: 1, p95Ms: 125 }, 'promote'],
  ['too few writes', { writes: 19, errors: 0, p95Ms: 100 }, 'wait'],
  ['exactly enough writes', { writes: 20, errors: 0, p95Ms: 100 }, 'promote'],
  ['few writes, but five failed', { writes: 12, errors: 5, p95Ms: 100 }, 'back'],
  ['few writes, four failed', { writes: 12, errors: 4, p95Ms: 100 }, 'wait'],
  ['two of a hundred more', { writes: 100, errors: 4, p95Ms: 100 }, 'back'],
  ['errors as a rate, not a number', { writes: 1000, errors: 12, p95Ms: 120 }, 'promote'],
  ['twice as slow', { writes: 100, errors: 1, p95Ms: 240 }, 'back'],
  ['a little slower', { writes: 100, errors: 1, p95Ms: 172 }, 'promote'],
]
for (const [name, canary, decision] of cases)
  test(`${name}: ${decision}`, () => assert.equal(decide({ stable, canary }), decision))

test('a quick service may be twice as slow within 50 ms', () => {
  const quick = { writes: 900, errors: 0, p95Ms: 10 }
  assert.equal(decide({ stable: quick, canary: { writes: 100, errors: 0, p95Ms: 25 } }), 'promote')
})
test('a canary with the errors of a bad day goes on', () => {
  const badDay = { writes: 100, errors: 10, p95Ms: 120 }
  assert.equal(decide({ stable: badDay, canary: { writes: 100, errors: 11, p95Ms: 120 } }), 'promote')
})
test('shares go up step by step, wait, and end at 0', () => {
  assert.deepEqual([10, 25, 50, 100].map((share) => nextShare(share, 'promote')), [25, 50, 100, 100])
  assert.deepEqual([nextShare(25, 'wait'), nextShare(50, 'back'), nextShare(0, 'promote')], [25, 0, 0])
})
