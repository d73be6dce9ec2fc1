import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseSeason } from '../src/chart-math.ts'

const heading = 'week_from,usual_price_per_quintal,arrivals_tonnes\n'

test('reads a week', () => {
  assert.deepEqual(parseSeason(`${heading}2025-11-03,2300,857\n`), [{ from: '2025-11-03', price: 2300, tonnes: 857 }])
})
