import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PriceTable } from './PriceTable.tsx'

afterEach(cleanup)

test('the example of the README', () => {
  render(<PriceTable name="Kolar" rows={[{ crop: 'Tomato', low: 667, usual: 1333, high: 2000, yesterday: 1200 }]} />)
  expect(screen.getByRole('region', { name: 'Prices in Kolar' })).toBeTruthy()
  expect(screen.getByRole('rowheader', { name: 'Tomato' })).toBeTruthy()
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['667', '1,333', '2,000', '▲ up 133'])
})

test('a missing price is said in words', () => {
  render(<PriceTable name="Kolar" rows={[{ crop: 'Tomato', low: 667, usual: 1333, high: 2000, yesterday: null }]} />)
  expect(screen.getByText(/no price yesterday/)).toBeTruthy()
})
