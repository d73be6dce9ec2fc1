import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { linePath, parseSeason, scale, ticks } from './chart-math.ts'
import { SeasonChart } from './chart.tsx'

afterEach(cleanup)

test('reads the file', () => {
  expect(parseSeason('week_from,usual_price_per_quintal,arrivals_tonnes\n2025-11-03,2300,857\n2025-11-10,,\n')).toEqual([
    { from: '2025-11-03', price: 2300, tonnes: 857 },
    { from: '2025-11-10', price: null, tonnes: null },
  ])
})
test('a scale maps values to pixels, also downwards', () => {
  const y = scale([1000, 2000], [200, 0])
  expect([y(1000), y(1500), y(2000)]).toEqual([200, 100, 0])
  expect(scale([5, 5], [0, 10])(5)).toBe(5)
})
test('ticks are round and enclose the values', () => {
  expect(ticks(1145, 2300)).toEqual([1000, 1500, 2000, 2500])
  expect(ticks(0, 9)).toEqual([0, 5, 10])
})
test('a path starts with M, and again after a gap', () => {
  expect(linePath([{ x: 0, y: 1 }, { x: 10, y: 2 }, null, { x: 30, y: 4 }])).toBe('M0.0 1.0L10.0 2.0M30.0 4.0')
})
test('draws one point per week, and nothing outside of the picture', () => {
  const weeks = Array.from({ length: 26 }, (_, at) => ({ from: `2026-01-${String((at % 28) + 1).padStart(2, '0')}`, price: 1000 + ((at * 373) % 900), tonnes: 1 }))
  const { container } = render(<SeasonChart weeks={weeks} />)
  const numbers = container.querySelector('.line')!.getAttribute('d')!.match(/[\d.]+/g)!.map(Number)
  expect(numbers.length).toBe(52)
  numbers.forEach((value, at) => expect(value >= 0 && value <= (at % 2 === 0 ? 340 : 240)).toBe(true))
})
test('one week and no week do not break it', () => {
  const { container } = render(<SeasonChart weeks={[{ from: '2026-01-05', price: 1500, tonnes: 1 }]} />)
  expect(container.innerHTML.includes('NaN')).toBe(false)
  cleanup()
  expect(render(<SeasonChart weeks={[]} />).container.textContent).toContain('No prices')
})
