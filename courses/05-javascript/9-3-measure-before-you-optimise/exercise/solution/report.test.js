import assert from 'node:assert/strict'
import test from 'node:test'
import { makeData } from './sales.mjs'
import { report as slow } from './slow-report.js'
import { report } from './report.js'

test('gives the same lines as the slow version', () => {
  const { sales, shops } = makeData({ sales: 3000, shops: 40 })
  assert.deepEqual(report(sales, shops), slow(sales, shops))
})

test('adds up one shop and one day', () => {
  const shops = [{ id: 'S1', name: 'Shop 001' }]
  const sales = [
    { shopId: 'S1', at: '2026-11-01T09:00:00', paise: 100 },
    { shopId: 'S1', at: '2026-11-01T10:00:00', paise: 12345600 },
  ]
  assert.deepEqual(report(sales, shops), ['2026-11-01 Shop 001 ₹1,23,457.00'])
})

test('gives no lines without sales', () => assert.deepEqual(report([], []), []))

test('names an unknown shop', () => assert.throws(() => report([{ shopId: 'X', at: '2026-11-01', paise: 1 }], []), /Unknown shop X/))

test('takes about four times as long for four times the sales', () => {
  const time = (count) => {
    const { sales, shops } = makeData({ sales: count })
    report(sales, shops)
    const start = performance.now()
    for (let run = 0; run < 5; run++) report(sales, shops)
    return performance.now() - start
  }
  // Generous: a busy machine must not fail the test. A quadratic version is about 16 times slower.
  assert.ok(time(80_000) / time(20_000) < 10)
})
