import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { cleanup, render } from '@testing-library/react'
import { linePath, parseSeason, scale, ticks } from '../src/chart-math.ts'
import { SeasonChart } from '../src/chart.tsx'

afterEach(cleanup)
const heading = 'week_from,usual_price_per_quintal,arrivals_tonnes\n'

test('reads weeks, and an empty price as null', () => {
  assert.deepEqual(parseSeason(`${heading}2025-11-03,2300,857\n2025-11-10,,\n`), [
    { from: '2025-11-03', price: 2300, tonnes: 857 },
    { from: '2025-11-10', price: null, tonnes: null },
  ])
})
test('a scale maps values to pixels, also downwards, and a single value to the middle', () => {
  const y = scale([1000, 2000], [200, 0])
  assert.deepEqual([y(1000), y(1500), y(2000)], [200, 100, 0])
  assert.equal(scale([5, 5], [0, 10])(5), 5)
})
test('ticks are round and enclose the values', () => {
  assert.deepEqual(ticks(1145, 2300), [1000, 1500, 2000, 2500])
  assert.deepEqual(ticks(0, 9), [0, 5, 10])
})
test('a path starts again after a gap', () => {
  assert.equal(linePath([{ x: 0, y: 1 }, { x: 10, y: 2 }, null, { x: 30, y: 4 }]), 'M0.0 1.0L10.0 2.0M30.0 4.0')
})
test('labels highest, lowest and last', () => {
  const weeks = [1500, 2300, 1145, 1600].map((price, at) => ({ from: `2026-01-0${at + 1}`, price, tonnes: 1 }))
  const { container } = render(<SeasonChart weeks={weeks} />)
  assert.deepEqual([...container.querySelectorAll('.label')].map((label) => label.textContent), ['₹2,300', '₹1,145', '₹1,600'])
})
