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

test('a shared link shows the same view', async () => {
  const page = await open('/?crop=Tomato&state=Karnataka')
  assert.deepEqual(names(page), ['Kolar'])
  assert.equal((page.getByLabelText('State') as HTMLSelectElement).value, 'Karnataka')
  assert.equal(page.getByRole('status').textContent, '1 of 2 mandis')
})
test('a choice is in the address, and Back takes it back', async () => {
  const page = await open('/')
  await userEvent.selectOptions(page.getByLabelText('State'), 'Karnataka')
  assert.equal(window.location.search, '?state=Karnataka')
  assert.deepEqual(names(page), ['Kolar'])
  await visit('/')
  assert.deepEqual(names(page), ['Lasalgaon', 'Kolar'])
})
test('says so when no mandi matches', async () => {
  const page = await open('/?crop=Saffron')
  assert.deepEqual(names(page), [])
  page.getByText('No mandi matches. Choose another crop or state.')
})
test('says so when the prices couldn’t be loaded', async () => {
  assert.match((await open('/', null)).getByRole('alert').textContent ?? '', /couldn’t load the prices/)
})
test('says that these are demo data, and links to the view', async () => {
  const page = await open('/?crop=Tomato')
  page.getByText(/Demo data of 3 November 2026/)
  assert.equal(page.getByText('Link to this view').getAttribute('href'), '/?crop=Tomato')
})
