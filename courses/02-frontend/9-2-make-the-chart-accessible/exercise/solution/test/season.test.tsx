import assert from 'node:assert/strict'
import { afterEach, mock, test } from 'node:test'
import { cleanup, render, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { changeWithTransition } from '../src/motion.ts'
import { Season } from '../src/Season.tsx'
import { summarise } from '../src/summary.ts'

afterEach(cleanup)

const week = (from: string, price: number | null) => ({ from, price, tonnes: 1 })
const weeks = [week('2026-01-05', 2300), week('2026-01-12', null), week('2026-01-19', 1145), week('2026-01-26', 1665)]

test('names the highest, the lowest and the last price, and the gap', () => {
  assert.equal(
    summarise('Onion', weeks),
    'Onion was highest at ₹2,300 in the week of 5 January 2026 and lowest at ₹1,145 in the week of 19 January 2026; the last price is ₹1,665 in the week of 26 January 2026. One week has no price.',
  )
})
test('knows the small cases', () => {
  assert.equal(summarise('Onion', [week('2026-01-05', 1500)]), 'Onion cost ₹1,500 in the week of 5 January 2026.')
  assert.equal(
    summarise('Onion', [week('2026-01-05', 1500), week('2026-01-12', null), week('2026-01-19', null), week('2026-01-26', 1500)]),
    'Onion stayed at ₹1,500 from 5 January 2026 to 26 January 2026. 2 weeks have no price.',
  )
  assert.equal(summarise('Onion', []), 'There are no Onion prices for this season.')
})

const open = () => render(<Season crop="Onion" weeks={weeks} />).container

test('the drawing has a name, and the sentence as its description', () => {
  const chart = within(open()).getByRole('img', { name: 'Onion price per week, 4 weeks' })
  assert.equal(chart.getAttribute('aria-describedby'), 'season-summary')
})
test('the table has every week, and the focus stays on the button', async () => {
  const container = open()
  const button = within(container).getByText('Show as table')
  await userEvent.click(button)
  assert.equal(document.activeElement, button)
  assert.equal(button.getAttribute('aria-pressed'), 'true')
  const cells = [...container.querySelectorAll('td')].map((cell) => cell.textContent)
  assert.deepEqual(cells, ['₹2,300', 'no price', '₹1,145', '₹1,665'])
})
test('starts no transition for people who prefer no motion', () => {
  const start = mock.fn((update: () => void) => update())
  Object.assign(document, { startViewTransition: start })
  const update = mock.fn()
  const real = window.matchMedia
  const prefersStill = (matches: boolean) => (window.matchMedia = (() => ({ matches })) as never)
  try {
    prefersStill(true)
    changeWithTransition(update)
    assert.deepEqual([start.mock.callCount(), update.mock.callCount()], [0, 1])
    prefersStill(false)
    changeWithTransition(update)
    assert.deepEqual([start.mock.callCount(), update.mock.callCount()], [1, 2])
  } finally {
    window.matchMedia = real
    Reflect.deleteProperty(document, 'startViewTransition')
  }
})
