// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setUpRendering } from '#web/kit/testing.ts'
import { AdjustWalletDialog } from './adjust-wallet-dialog.tsx'

const render = setUpRendering()
const onClose = vi.fn<() => void>()
const fetch = vi.fn<typeof globalThis.fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetch)
  const person = { userId: 7, name: 'Asha Kumari' }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AdjustWalletDialog person={person} onClose={onClose} />
    </QueryClientProvider>,
  )
})

afterEach(() => void vi.resetAllMocks())

const answer = (body: object) => Response.json(body)
const done = () => answer({ status: 1, message: 'OK', data: { balanceRupees: 50 } })

async function submit(rupees: string, reason = 'A prize') {
  for (const [name, value] of Object.entries({ rupees, reason })) {
    document.querySelector<HTMLInputElement>(`input[name=${name}]`)!.value = value
  }
  await act(async () => document.querySelector<HTMLButtonElement>('button[type=submit]')!.click())
}

const sent = () =>
  fetch.mock.calls.map(([path, init]) => ({
    path,
    body: JSON.parse(init!.body as string) as unknown,
    key: (init!.headers as Record<string, string>)['idempotency-key'],
  }))

test('sends the amount as a number and closes', async () => {
  fetch.mockResolvedValueOnce(done())
  await submit('−1,000')
  expect(sent()).toMatchObject([{ path: '/v1/users/7/wallet', body: { rupees: -1000, reason: 'A prize' } }])
  expect(onClose).toHaveBeenCalledOnce()
})

test('does not send an invalid amount', async () => {
  await submit('fifty')
  expect(fetch).not.toHaveBeenCalled()
  expect(document.querySelector('[name=rupees]')?.getAttribute('aria-invalid')).toBe('true')
})

test('shows an error on its field and keeps the input', async () => {
  const words = 'They have ₹10 in their wallet. The balance can’t go below zero'
  fetch.mockResolvedValueOnce(answer({ status: 0, code: 'conflict', message: words, fields: { rupees: words } }))
  await submit('-50')
  expect(document.body.textContent).toContain(words)
  expect(document.querySelector<HTMLInputElement>('[name=rupees]')!.value).toBe('-50')
  expect(onClose).not.toHaveBeenCalled()
})

test('retries with the same idempotency key, and uses a new one for another amount', async () => {
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await submit('50')
  expect(document.body.textContent).toContain('We can’t reach the server')
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await submit('50')
  fetch.mockResolvedValueOnce(done())
  await submit('60')
  const [first, again, other] = sent().map(({ key }) => key)
  expect(first).toMatch(/^[\w-]{8,100}$/)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})
