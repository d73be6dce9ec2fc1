import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Alerts } from './Alerts.tsx'
import { saveAlert, type Alert } from './save-alert.ts'

afterEach(cleanup)

const items = () => screen.queryAllByRole('listitem').map((item) => item.textContent?.trim())
const problem = () => screen.getByRole('alert').textContent

async function follow(price: string) {
  await userEvent.type(screen.getByLabelText(/Tell me at/), price)
  await userEvent.click(screen.getByRole('button', { name: 'Follow' }))
}
const answer = (status: number, body: string) => async () => new Response(body, { status })
const hang = (_url: string, { signal }: { signal: AbortSignal }) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

test('shows the alert at once and keeps it when the server agrees', async () => {
  let finish: (alert: Alert) => void = () => {}
  render(<Alerts crops={['Onion']} save={() => new Promise((resolve) => (finish = resolve))} />)
  await follow('2000')
  expect(items()).toEqual(['Onion at ₹2,000 saving…'])
  await act(async () => finish({ id: '9', crop: 'Onion', price: 2000 }))
  expect(items()).toEqual(['Onion at ₹2,000'])
  expect(problem()).toBe('')
})

const failures = [
  { kind: 'offline', fetch: async () => { throw new TypeError('Failed to fetch') }, text: 'offline' },
  { kind: 'refused', fetch: answer(422, '{"message":"You already follow five crops."}'), text: 'five crops' },
  { kind: 'broken', fetch: answer(500, 'oops'), text: 'The server has a problem' },
  { kind: 'slow', fetch: hang, text: 'took too long' },
]
for (const { kind, fetch, text } of failures) {
  test(`${kind}: undoes the change, says why and keeps what was typed`, async () => {
    vi.stubGlobal('fetch', fetch)
    render(<Alerts crops={['Onion', 'Tomato']} save={(draft) => saveAlert(draft, 20)} />)
    await userEvent.selectOptions(screen.getByLabelText('Crop'), 'Tomato')
    await follow('1500')
    await act(() => new Promise((resolve) => setTimeout(resolve, 40)))
    expect(items()).toEqual([])
    expect(problem()).toContain(text)
    expect((screen.getByLabelText(/Tell me at/) as HTMLInputElement).value).toBe('1500')
  })
}

test('an answer that is no JSON counts as broken', async () => {
  vi.stubGlobal('fetch', answer(201, '<html>'))
  await expect(saveAlert({ crop: 'Onion', price: 1 })).rejects.toMatchObject({ kind: 'broken' })
})

test('refuses a price that is no whole number, without a request', async () => {
  const save = vi.fn()
  render(<Alerts crops={['Onion']} save={save} />)
  await follow('20.5')
  expect(problem()).toContain('whole rupees')
  expect(save.mock.calls.length).toBe(0)
})
