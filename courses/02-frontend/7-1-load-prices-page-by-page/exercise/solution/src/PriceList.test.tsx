import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { HttpError, shouldRetry } from './paging.ts'
import { PriceList } from './PriceList.tsx'

const asked: (string | null)[] = []
const server = setupServer(
  http.get('*/api/prices', ({ request }) => {
    const after = new URL(request.url).searchParams.get('after')
    asked.push(after)
    const first = Number(after ?? 0) + 1
    const items = [first, first + 1].map((id) => ({ id, mandi: 'Kolar', crop: `Crop ${id}`, usual: 1000 + id }))
    return HttpResponse.json({ items, next: first < 5 ? String(first + 1) : null })
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => void asked.splice(0))
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

let client: QueryClient
function open() {
  client = new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } })
  return show()
}
const show = () => render(<QueryClientProvider client={client}><PriceList /></QueryClientProvider>)
const count = () => screen.queryAllByRole('listitem').length

test('loads page after page by cursor and stops at the end', async () => {
  open()
  await waitFor(() => expect(count()).toBe(2))
  await userEvent.click(screen.getByRole('button', { name: 'Show 20 more' }))
  await waitFor(() => expect(count()).toBe(4))
  await userEvent.click(screen.getByRole('button', { name: 'Show 20 more' }))
  await waitFor(() => expect(count()).toBe(6))
  expect(asked).toEqual([null, '2', '4'])
  expect(screen.queryByRole('button')).toBe(null)
  expect(screen.getByRole('status').textContent).toContain('that’s all')
})

test('moves the focus to the first new price', async () => {
  open()
  await waitFor(() => expect(count()).toBe(2))
  await userEvent.click(screen.getByRole('button', { name: 'Show 20 more' }))
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Crop 3'))
})

test('shows the cached list at once on the second visit, without a request', async () => {
  open()
  await waitFor(() => expect(count()).toBe(2))
  cleanup()
  show()
  expect(count()).toBe(2)
  expect(asked.length).toBe(1)
})

test('tries again when the server is broken, then works', async () => {
  let failures = 2
  server.use(http.get('*/api/prices', () => (failures-- > 0 ? new HttpResponse(null, { status: 503 }) : undefined)))
  open()
  await waitFor(() => expect(count()).toBe(2))
})

test('does not try again when the server refuses', async () => {
  let requests = 0
  server.use(
    http.get('*/api/prices', () => {
      requests += 1
      return new HttpResponse(null, { status: 400 })
    }),
  )
  open()
  await screen.findByText(/accept/)
  expect(requests).toBe(1)
})

test('offline: says so, and Try again loads', async () => {
  server.use(http.get('*/api/prices', () => HttpResponse.error()))
  open()
  await screen.findByText(/reach the server/)
  server.resetHandlers()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(count()).toBe(2))
})

test('keeps the list when a later page fails', async () => {
  open()
  await waitFor(() => expect(count()).toBe(2))
  server.use(http.get('*/api/prices', () => new HttpResponse(null, { status: 400 })))
  await userEvent.click(screen.getByRole('button', { name: 'Show 20 more' }))
  await screen.findByRole('alert')
  expect(count()).toBe(2)
  await act(async () => {})
})

test('retries twice, for network and server errors only', () => {
  expect([0, 1, 2].map((failures) => shouldRetry(failures, new TypeError('network')))).toEqual([true, true, false])
  expect(shouldRetry(0, new HttpError(503))).toBe(true)
  expect(shouldRetry(0, new HttpError(404))).toBe(false)
})
