// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { setUpRendering } from '../testing.ts'
import { ApiError } from '../api/call.ts'
import { Thread, type ThreadItem } from './thread.tsx'

type Send = (body: string, pictures: File[]) => Promise<void>

const render = setUpRendering()

afterEach(() => sessionStorage.clear())

const message: ThreadItem = {
  id: 1,
  author: 'Meera Iyer',
  photo: null,
  badge: 'Teacher',
  isMine: false,
  body: 'Begin small.\n  Then <b>grow</b>.',
  createdAt: '2026-11-15T05:30:00Z',
}

const field = () => document.querySelector('textarea')!
const press = (init: KeyboardEventInit) =>
  act(
    async () => void field().dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })),
  )
const submit = () =>
  act(async () => void document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true })))

function type(text: string) {
  const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!
  act(() => {
    // Bypasses React's setter, as a browser does.
    value.set!.call(field(), text)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
}

test('shows messages with their author and role, and HTML in them as text', () => {
  render(<Thread items={[message]} />)
  const log = document.querySelector('[role="log"]')!
  // Plain until the formatter has loaded, which keeps fewer spaces.
  expect(log.textContent.replaceAll(/\s+/g, ' ')).toContain('Begin small. Then <b>grow</b>.')
  expect(log.querySelector('b')).toBeNull()
  expect(log.textContent).toContain('Meera Iyer')
  expect(log.textContent).toContain('Teacher')
  expect(document.querySelector('form')).toBeNull()
})

test('sends on Ctrl+Enter and clears the field', async () => {
  const onSend = vi.fn<Send>(() => Promise.resolve())
  render(<Thread items={[]} onSend={onSend} />)
  type('  When may I begin?\n')
  await press({ key: 'Enter' })
  expect(onSend).not.toHaveBeenCalled()
  await press({ key: 'Enter', ctrlKey: true })
  expect(onSend).toHaveBeenCalledExactlyOnceWith('When may I begin?', [])
  expect(field().value).toBe('')
})

test('does not send a blank message, and says so until something is written', async () => {
  const onSend = vi.fn<Send>(() => Promise.resolve())
  render(<Thread items={[]} onSend={onSend} />)
  type('   \n ')
  await submit()
  expect(onSend).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field())
  expect(document.body.textContent).toContain('Write a message first')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  type('Hello')
  expect(document.body.textContent).not.toContain('Write a message first')
})

test('keeps the text and shows the error when sending fails', async () => {
  const onSend = vi.fn<Send>(() => Promise.reject(new ApiError('unreachable', 'We can’t reach the server.')))
  render(<Thread items={[]} onSend={onSend} />)
  type('Long thought, dearly typed')
  await submit()
  expect(field().value).toBe('Long thought, dearly typed')
  expect(document.body.textContent).toContain('We can’t reach the server.')
})

test('restores an unsent draft until it is sent', async () => {
  const onSend = vi.fn<Send>(() => Promise.resolve())
  const open = (about: string) => render(<Thread key={about} items={[]} about={about} onSend={onSend} />)
  open('idea 7')
  type('Begin with one stop')
  open('idea 8')
  expect(field().value).toBe('')
  open('idea 7')
  expect(field().value).toBe('Begin with one stop')
  await submit()
  open('idea 8')
  open('idea 7')
  expect(field().value).toBe('')
})

test('sends once on two quick clicks', async () => {
  let arrive = () => {}
  const onSend = vi.fn<Send>(() => new Promise<void>((resolve) => (arrive = resolve)))
  render(<Thread items={[]} onSend={onSend} />)
  type('Once')
  await submit()
  await submit()
  await act(async () => arrive())
  expect(onSend).toHaveBeenCalledOnce()
})

test('shows the delete button only where deleting is allowed', () => {
  const onDelete = vi.fn<(id: number) => void>()
  render(<Thread items={[message, { ...message, id: 2, mayDelete: true }]} onDelete={onDelete} />)
  const buttons = document.querySelectorAll<HTMLButtonElement>('button[aria-label^="Delete"]')
  expect(buttons).toHaveLength(1)
  act(() => buttons[0]!.click())
  expect(onDelete).toHaveBeenCalledExactlyOnceWith(2)
})
