// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Entry } from './api.ts'
import { Ledger } from './Ledger.tsx'

const customer = { id: 'c3', name: 'Pushpa Kumbhar', paise: 66000 }
const saved: Entry = { id: 'e1', customerId: 'c3', kind: 'credit', paise: 66000, note: 'Rice 10 kg', on: '2026-04-02' }

const json = (status: number, data: unknown) => new Response(JSON.stringify(data), { status })
const realFetch = globalThis.fetch
let root: Root
let page: HTMLElement
let stored: Entry[]
/** Lets the waiting POST continue. The test decides when the server answers, and what. */
let answerPost: (response: Response) => void
let sentIds: string[]

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  stored = [saved]
  sentIds = []
  globalThis.fetch = (async (_path: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return json(200, stored)
    sentIds.push(JSON.parse(String(init.body)).id)
    const response = await new Promise<Response>((resolve) => (answerPost = resolve))
    if (response.ok) stored = [...stored, JSON.parse(String(init.body))]
    return response
  }) as typeof fetch
  page = document.createElement('div')
  document.body.append(page)
  root = createRoot(page)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } })
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Ledger customer={customer} />
      </QueryClientProvider>,
    ),
  )
  await settle()
})

afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
  globalThis.fetch = realFetch
})

const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)))
const rows = () => [...page.querySelectorAll('tbody tr')].map((row) => row.textContent)
const field = (name: string) => page.querySelector<HTMLInputElement>(`[name=${name}]`)!

async function submitEntry(rupees: string, note: string) {
  field('rupees').value = rupees
  field('note').value = note
  await act(async () => page.querySelector<HTMLButtonElement>('form button')!.click())
  await settle()
}

test('shows the new entry before the server has answered', async () => {
  await submitEntry('40', 'Biscuits')
  expect(rows()).toHaveLength(2)
  expect(rows()[1]).toContain('Biscuits (saving…)')
  expect(page.textContent).toContain('Owes ₹700.00')
  answerPost(json(201, {}))
  await settle()
  expect(rows()).toHaveLength(2)
  expect(page.textContent).not.toContain('saving…')
  expect(field('rupees').value).toBe('')
})

test('removes the entry and says why when the server rejects it', async () => {
  await submitEntry('9000', 'Wedding sweets')
  expect(rows()).toHaveLength(2)
  answerPost(json(400, { code: 'too_much', message: 'One entry can be at most ₹5,000.', field: 'paise' }))
  await settle()
  expect(rows()).toHaveLength(1)
  expect(page.textContent).toContain('Owes ₹660.00')
  expect(page.querySelector('[role=alert]')!.textContent).toBe('Not saved. One entry can be at most ₹5,000.')
  expect(field('rupees').value).toBe('9000')
  expect(field('note').value).toBe('Wedding sweets')
})

test('a wrong amount never reaches the server', async () => {
  await submitEntry('12.345', 'Tea')
  expect(rows()).toHaveLength(1)
  expect(page.querySelector('[role=alert]')!.textContent).toContain("isn't an amount")
})

test('a second try sends the same id, the next entry a new one', async () => {
  await submitEntry('40', 'Biscuits')
  answerPost(json(500, { message: 'Something went wrong.' }))
  await settle()
  await submitEntry('40', 'Biscuits')
  answerPost(json(201, {}))
  await settle()
  await submitEntry('10', 'Matches')
  answerPost(json(201, {}))
  await settle()
  expect(sentIds).toHaveLength(3)
  expect(sentIds[1]).toBe(sentIds[0])
  expect(sentIds[2]).not.toBe(sentIds[0])
})
