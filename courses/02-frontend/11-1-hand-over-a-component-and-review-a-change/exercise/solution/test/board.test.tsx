import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { cleanup, render, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Board } from '../src/Board.tsx'
import { changeOf } from '../src/change.ts'
import { PriceTable } from '../src/PriceTable.tsx'

afterEach(cleanup)

const textOf = (usual: number, yesterday: number | null) => changeOf({ usual, yesterday }).text

test('says direction, rupees and percent of yesterday’s price', () => {
  assert.equal(textOf(1780, 1725), 'up 55 (3%)')
  assert.equal(textOf(1400, 1460), 'down 60 (4%)')
  assert.equal(textOf(2000, 1000), 'up 1,000 (100%)')
})
test('rounds the percentage, and groups as in India', () => {
  assert.equal(textOf(1029, 1000), 'up 29 (3%)')
  assert.equal(textOf(250_000, 100_000), 'up 1,50,000 (150%)')
})
test('says same, and no price yesterday, in words', () => {
  assert.equal(textOf(4380, 4380), 'same')
  assert.equal(textOf(1400, null), 'no price yesterday')
})
test('has no percentage of 0', () => assert.equal(textOf(1400, 0), 'up 1,400'))

const row = { crop: 'Onion', low: 1150, usual: 1780, high: 2240, yesterday: 1725 }
const three = () => ['Lasalgaon', 'Indore', 'Kolar'].map((name, at) => ({ id: at + 1, name, state: '', prices: [row] }))
const open = (mandis = three()) => within(render(<Board mandis={mandis} />).container)
type View = ReturnType<typeof open>
const headings = (page: View) => page.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)

test('a pinned mandi moves to the top with its note, and goes back', async () => {
  const page = open()
  await userEvent.type(page.getAllByLabelText('My note')[2]!, 'ask Raju')
  await userEvent.click(page.getByText('Pin Kolar'))
  assert.deepEqual(headings(page), ['Kolar', 'Lasalgaon', 'Indore'])
  assert.equal((page.getAllByLabelText('My note')[0] as HTMLInputElement).value, 'ask Raju')
  await userEvent.click(page.getByText('Pin Kolar'))
  assert.deepEqual(headings(page), ['Lasalgaon', 'Indore', 'Kolar'])
})
test('the pin is a button that says whether it is on, and the given list stays', async () => {
  const mandis = three()
  const page = open(mandis)
  await userEvent.click(page.getByRole('button', { name: 'Pin Kolar' }))
  assert.equal(page.getByRole('button', { name: 'Pin Kolar' }).getAttribute('aria-pressed'), 'true')
  assert.deepEqual(mandis.map(({ id }) => id), [1, 2, 3])
})
test('the example of PriceTable.md', () => {
  const rows = [{ crop: 'Tomato', low: 667, usual: 1333, high: 2000, yesterday: 1200 }]
  const table = within(render(<PriceTable name="Kolar" rows={rows} />).container)
  assert.deepEqual(
    table.getAllByRole('cell').map((cell) => cell.textContent),
    ['667', '1,333', '2,000', '▲ up 133 (11%)'],
  )
})
