import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { Suspense } from 'react'
import { act, cleanup, render, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Board } from '../src/Board.tsx'
import type { PriceFile } from '../src/types.ts'

const file: PriceFile = {
  day: '2026-11-03',
  mandis: [
    { id: 1, name: 'Lasalgaon', state: 'Maharashtra', prices: [{ crop: 'Onion', usual: 1780 }, { crop: 'Tomato', usual: 1400 }] },
    { id: 7, name: 'Kolar', state: 'Karnataka', prices: [{ crop: 'Tomato', usual: 1333 }] },
  ],
}

/** What the browser does for a link, and for Back. */
const visit = (address: string) =>
  act(async () => {
    window.history.replaceState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })

async function open(address: string, answer: PriceFile | null = file) {
  await visit(address)
  const prices = Promise.resolve(answer)
  const { container } = await act(async () =>
    render(
      <Suspense fallback="Loading">
        <Board prices={prices} />
      </Suspense>,
    ),
  )
  return within(container)
}
type Page = Awaited<ReturnType<typeof open>>
const names = (page: Page) => page.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

afterEach(cleanup)

test('shows all mandis', async () => {
  const page = await open('/')
  assert.deepEqual(names(page), ['Lasalgaon', 'Kolar'])
})
