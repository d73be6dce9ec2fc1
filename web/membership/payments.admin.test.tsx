// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { setUpRendering } from '#web/kit/testing.ts'
import { PaymentsAdmin } from './payments.admin.tsx'

const render = setUpRendering()

test('does not load its list again when the stream connects, only when something changed', async () => {
  vi.useFakeTimers()
  let requests = 0
  vi.stubGlobal('fetch', (path: string) => {
    if (path.startsWith('/v1/gateway')) return Promise.resolve(Response.json({ status: 1, data: [] }))
    if (path.startsWith('/v1/user/me'))
      return Promise.resolve(Response.json({ status: 1, data: { role: 'admin', adjustments: null } }))
    if (path.startsWith('/v1/payments')) requests += 1
    return Promise.resolve(Response.json({ status: 1, data: { items: [], next: null, pending: 0 } }))
  })
  const pass = () => act(() => vi.advanceTimersByTimeAsync(3_000))
  const announce = async (detail: object | null) => {
    window.dispatchEvent(new CustomEvent('live-change', { detail }))
    await pass()
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PaymentsAdmin />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await pass()
  expect(requests).toBe(1)
  await announce({ newest: 0, unread: 0, waiting: 'payments 0' })
  expect(requests).toBe(1)
  await announce(null)
  expect(requests).toBe(2)
})
