import assert from 'node:assert/strict'
import { afterEach, mock, test } from 'node:test'
import { act, cleanup, render, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Alerts } from '../src/Alerts.tsx'
import { messages, saveAlert, type Alert } from '../src/save-alert.ts'

// A promise that a failed test leaves open would hold up React in the next one.
let finish: (alert: Alert) => void = () => {}
afterEach(() => {
  finish({ id: '0', crop: 'Onion', price: 1 })
  cleanup()
  mock.restoreAll()
})

const open = (save?: Parameters<typeof Alerts>[0]['save']) =>
  within(render(<Alerts crops={['Onion', 'Tomato']} save={save} />).container)
type View = ReturnType<typeof open>
const items = (page: View) => page.queryAllByRole('listitem').map((item) => item.textContent?.trim())
const price = (page: View) => page.getByLabelText(/Tell me at/) as HTMLInputElement

async function follow(page: View, text: string) {
  await userEvent.type(price(page), text)
  await userEvent.click(page.getByRole('button', { name: 'Follow' }))
}
const fetchIs = (answer: (address: string, options: RequestInit) => Promise<unknown>) =>
  mock.method(globalThis, 'fetch', answer as typeof fetch)

test('shows the alert at once, marked, and without the mark after the server agreed', async () => {
  const page = open(() => new Promise((resolve) => (finish = resolve)))
  await follow(page, '2000')
  assert.deepEqual(items(page), ['Onion at ₹2,000 saving…'])
  await act(async () => finish({ id: '9', crop: 'Onion', price: 2000 }))
  assert.deepEqual(items(page), ['Onion at ₹2,000'])
  assert.equal(page.getByRole('alert').textContent, '')
})

const failures = [
  { kind: 'offline', answer: () => Promise.reject(new TypeError('Failed to fetch')), text: messages.offline },
  {
    kind: 'refused',
    answer: async () => new Response('{"message":"You already follow five crops."}', { status: 422 }),
    text: 'You already follow five crops.',
  },
  { kind: 'broken', answer: async () => new Response('oops', { status: 500 }), text: messages.broken },
  {
    kind: 'slow',
    answer: (_address: string, { signal }: RequestInit) =>
      new Promise((resolve, reject) => {
        setTimeout(() => resolve(new Response('{"id":"1","crop":"Onion","price":1500}')), 150)
        signal?.addEventListener('abort', () => reject(signal.reason))
      }),
    text: messages.slow,
  },
]
for (const { kind, answer, text } of failures) {
  test(`${kind}: takes the alert back, says why and keeps what was typed`, async () => {
    fetchIs(answer)
    const page = open((draft) => saveAlert(draft, 20))
    await userEvent.selectOptions(page.getByLabelText('Crop'), 'Tomato')
    await follow(page, '1500')
    await page.findByText(`Not saved: ${text}`)
    assert.deepEqual(items(page), [])
    assert.equal(price(page).value, '1500')
  })
}

test('refuses a price that is no whole number, without a request', async () => {
  const request = fetchIs(async () => new Response('{"id":"1","crop":"Onion","price":20}'))
  const page = open()
  await follow(page, '20.5')
  assert.match(page.getByRole('alert').textContent ?? '', /whole rupees/)
  assert.equal(request.mock.callCount(), 0)
})

test('sends the draft as JSON', async () => {
  const request = fetchIs(async () => new Response('{"id":"1","crop":"Onion","price":1900}'))
  assert.deepEqual(await saveAlert({ crop: 'Onion', price: 1900 }), { id: '1', crop: 'Onion', price: 1900 })
  const [address, options] = request.mock.calls[0]!.arguments
  assert.equal(address, '/alerts')
  assert.equal(options?.method, 'POST')
  assert.equal(new Headers(options?.headers).get('content-type'), 'application/json')
  assert.deepEqual(JSON.parse(String(options?.body)), { crop: 'Onion', price: 1900 })
})
