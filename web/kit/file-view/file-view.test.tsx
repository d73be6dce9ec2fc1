// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { FileView } from './file-view.tsx'
import type { ViewedFile } from './viewed-file.ts'

const notes: ViewedFile = { name: 'notes.txt', kind: 'text/plain', bytes: 12, url: '/files/2?signature=b' }
const photo: ViewedFile = { name: 'photo.png', kind: 'image/png', bytes: 99, url: '/files/3?signature=c' }

let root: Root
const fetched = vi.fn<typeof fetch>()

// What is loaded when it is first needed would otherwise be waited for by the first test alone.
beforeAll(() => import('../code/code-view.tsx'))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const show = (file: ViewedFile, onExpired?: () => void) =>
  act(async () => root.render(<FileView file={file} onExpired={onExpired} />))
const page = () => document.body.textContent
const retry = () => act(async () => document.querySelector<HTMLButtonElement>('[role=alert] button')!.click())

test('text is fetched and shown with its lines', async () => {
  fetched.mockResolvedValue(new Response('first line\nsecond line'))
  await show(notes)
  await expect.poll(page).toContain('first line')
  await expect.poll(page).toContain('second line')
  expect(page()).not.toContain('The first 512 KB')
})

test('text that is too long to show is shown as far as it may be, and whole letters only', async () => {
  // The letter takes three bytes; the cut goes through the last one.
  fetched.mockResolvedValue(new Response('न'.repeat(200_000)))
  await show({ ...notes, bytes: 600_000 })
  await expect.poll(page).toContain('The first 512 KB of 586 KB.')
  expect(page()).not.toContain('\uFFFD')
})

test('an empty file is said to be empty', async () => {
  fetched.mockResolvedValue(new Response(null, { status: 416 }))
  await show({ ...notes, bytes: 0 })
  await expect.poll(page).toContain('This file is empty.')
})

test('a link that ran out says to open the file again, and offers nothing that cannot help', async () => {
  fetched.mockResolvedValue(new Response('{}', { status: 404 }))
  await show(notes)
  await expect.poll(page).toContain('This link has run out')
  await expect.poll(page).toContain('Close this and open the file again.')
  expect(document.querySelector('[role=alert] button')).toBeNull()
})

test('where a new link can be had, the reader asks for it there', async () => {
  fetched.mockResolvedValue(new Response('{}', { status: 404 }))
  const onExpired = vi.fn<() => void>()
  await show(notes, onExpired)
  await expect.poll(page).toContain('Try again, and you get a new one.')
  await retry()
  expect(onExpired).toHaveBeenCalledOnce()
})

test('a lost connection is told, and trying again shows the file', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fetched.mockResolvedValueOnce(new Response('here after all'))
  await show(notes)
  await expect.poll(page).toContain('The file cannot be reached')
  await retry()
  await expect.poll(page).toContain('here after all')
})

test('a failure of the server is told as ours', async () => {
  fetched.mockResolvedValue(new Response('{}', { status: 503 }))
  await show(notes)
  await expect.poll(page).toContain('The fault is on our side.')
})

test.each([
  ['whose link ran out', 404, 'This link has run out'],
  ['that is none', 206, 'This file cannot be shown here'],
  ['that the server fails to send', 500, 'This did not load'],
])('a picture %s says so', async (_, status, words) => {
  fetched.mockResolvedValue(new Response('x', { status }))
  await show(photo)
  await act(async () => void document.querySelector('img')!.dispatchEvent(new Event('error')))
  await expect.poll(page).toContain(words)
})
