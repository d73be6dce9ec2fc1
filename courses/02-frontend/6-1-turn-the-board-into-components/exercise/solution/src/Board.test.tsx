import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Board } from './Board.tsx'
import { changeOf } from './change.ts'

afterEach(cleanup)

const row = { crop: 'Onion', low: 1150, usual: 1780, high: 2240, yesterday: 1725 }
const mandis = [
  { id: 1, name: 'Lasalgaon', state: 'Maharashtra', prices: [row] },
  { id: 7, name: 'Kolar', state: 'Karnataka', prices: [{ ...row, yesterday: null }] },
]
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

test('describes each direction in words', () => {
  expect(changeOf(row).text).toBe('up 55')
  expect(changeOf({ usual: 1400, yesterday: 1460 }).text).toBe('down 60')
  expect(changeOf({ usual: 1400, yesterday: 1400 }).text).toBe('same')
  expect(changeOf({ usual: 1400, yesterday: null }).text).toBe('no price yesterday')
})

test('a pinned mandi moves to the top and takes its note along', async () => {
  render(<Board mandis={mandis} />)
  expect(headings()).toEqual(['Lasalgaon', 'Kolar'])
  await userEvent.type(screen.getAllByLabelText('My note')[1]!, 'ask Raju')
  await userEvent.click(screen.getByRole('button', { name: 'Pin Kolar' }))
  expect(headings()).toEqual(['Kolar', 'Lasalgaon'])
  expect((screen.getAllByLabelText('My note')[0] as HTMLInputElement).value).toBe('ask Raju')
  expect(screen.getByRole('button', { name: 'Pin Kolar' }).getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Pin Kolar' }))
  expect(headings()).toEqual(['Lasalgaon', 'Kolar'])
})

test('does not change the given list', async () => {
  render(<Board mandis={mandis} />)
  await userEvent.click(screen.getByRole('button', { name: 'Pin Kolar' }))
  expect(mandis.map((mandi) => mandi.id)).toEqual([1, 7])
})
