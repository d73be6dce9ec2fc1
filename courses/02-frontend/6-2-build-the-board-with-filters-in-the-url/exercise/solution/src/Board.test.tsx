import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Board } from './Board.tsx'
import { filterMandis, readFilters, writeFilters } from './filters.ts'
import type { PriceFile } from './types.ts'

const row = { crop: 'Onion', low: 1, usual: 3, high: 5, yesterday: 2 }
const file: PriceFile = {
  day: '2026-11-03',
  mandis: [
    { id: 1, name: 'Lasalgaon', state: 'Maharashtra', prices: [row, { ...row, crop: 'Tomato' }] },
    { id: 7, name: 'Kolar', state: 'Karnataka', prices: [{ ...row, crop: 'Tomato' }] },
  ],
}
const headings = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
const open = (search: string) =>
  act(async () => {
    window.history.replaceState(null, '', `/${search}`)
    render(<Suspense fallback="Loading"><Board prices={Promise.resolve(file)} /></Suspense>)
  })

beforeEach(() => window.history.replaceState(null, '', '/'))
afterEach(cleanup)

test('reads and writes filters, and leaves out empty ones', () => {
  expect(readFilters('?crop=Onion&state=Madhya+Pradesh&x=1')).toEqual({ crop: 'Onion', state: 'Madhya Pradesh' })
  expect(writeFilters({ crop: 'Onion', state: 'Madhya Pradesh' })).toBe('?crop=Onion&state=Madhya+Pradesh')
  expect(writeFilters({ crop: '', state: '' })).toBe('')
})

test('filters crops inside a mandi and drops mandis without a price', () => {
  expect(filterMandis(file.mandis, { crop: 'Onion', state: '' }).map((mandi) => mandi.prices.length)).toEqual([1])
})

test('a shared address shows the same view', async () => {
  await open('?state=Karnataka')
  expect(headings()).toEqual(['Kolar'])
})

test('choosing a crop changes the address and the view; Back undoes it', async () => {
  await open('')
  expect(headings()).toEqual(['Lasalgaon', 'Kolar'])
  await userEvent.selectOptions(screen.getByLabelText('Crop'), 'Onion')
  expect(window.location.search).toBe('?crop=Onion')
  expect(headings()).toEqual(['Lasalgaon'])
  await act(async () => {
    window.history.replaceState(null, '', '/')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(headings()).toEqual(['Lasalgaon', 'Kolar'])
})

test('says so when nothing matches', async () => {
  await open('?crop=Onion&state=Karnataka')
  expect(screen.getByRole('status').textContent).toContain('No mandi matches')
})

test('says so when the prices can’t be loaded', async () => {
  await act(async () => {
    render(<Suspense fallback="Loading"><Board prices={Promise.resolve(null)} /></Suspense>)
  })
  expect(screen.getByRole('alert').textContent).toContain("couldn't load the prices")
})
