import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { parseSeason } from './chart-math.ts'
import { changeWithTransition } from './motion.ts'
import { Season } from './Season.tsx'
import { summarise } from './summary.ts'

afterEach(cleanup)
const weeks = parseSeason(readFileSync(new URL('./onion-season.csv', import.meta.url), 'utf8'))

test('sums up the season in one sentence', () => {
  expect(summarise('Onion', weeks)).toBe(
    'Onion was highest at ₹2,300 in the week of 3 November 2025 and lowest at ₹1,145 in the week of 9 March 2026; the last price is ₹1,665 in the week of 27 April 2026. One week has no price.',
  )
  expect(summarise('Onion', [{ from: '2026-01-05', price: 1500, tonnes: 1 }])).toBe('Onion cost ₹1,500 in the week of 5 January 2026.')
  expect(summarise('Onion', ['2026-01-05', '2026-01-12'].map((from) => ({ from, price: 1500, tonnes: 1 })))).toBe('Onion stayed at ₹1,500 from 5 January 2026 to 12 January 2026.')
  expect(summarise('Onion', [])).toBe('There are no Onion prices for this season.')
})

test('the chart has a name and the sentence; the table has every week', async () => {
  render(<Season crop="Onion" weeks={weeks} />)
  const chart = screen.getByRole('img', { name: /26 weeks/ })
  expect(document.getElementById(chart.getAttribute('aria-describedby')!)!.textContent).toContain('highest')
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }))
  expect(screen.getAllByRole('row').length).toBe(27)
  expect(screen.getByText('no price')).toBeTruthy()
  expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('true')
  expect(document.activeElement).toBe(screen.getByRole('button'))
})

test('starts no transition for people who prefer no motion', () => {
  const start = vi.fn((update: () => void) => update())
  Object.assign(document, { startViewTransition: start })
  const update = vi.fn()
  window.matchMedia = (() => ({ matches: true })) as never
  changeWithTransition(update)
  expect([start.mock.calls.length, update.mock.calls.length]).toEqual([0, 1])
  window.matchMedia = (() => ({ matches: false })) as never
  changeWithTransition(update)
  expect([start.mock.calls.length, update.mock.calls.length]).toEqual([1, 2])
})
