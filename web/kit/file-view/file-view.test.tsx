// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setUpRendering } from '../testing.ts'
import { FileView } from './file-view.tsx'
import type { ViewedFile } from './viewed-file.ts'

const notes: ViewedFile = { name: 'notes.txt', kind: 'text/plain', bytes: 12, url: '/files/2?signature=b' }
const report: ViewedFile = { name: 'a.pdf', kind: 'application/pdf', bytes: 204_800, url: '/files/4?signature=d' }
const photo: ViewedFile = { name: 'photo.png', kind: 'image/png', bytes: 99, url: '/files/3?signature=c' }

const render = setUpRendering()
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
})

const show = (file: ViewedFile, onExpired?: () => void) =>
  act(async () => render(<FileView file={file} onExpired={onExpired} />))
const page = () => document.body.textContent
const retry = () => act(async () => document.querySelector<HTMLButtonElement>('[role=alert] button')!.click())

test('shows text with line numbers', async () => {
  fetched.mockResolvedValue(new Response('first line\nsecond line'))
  await show(notes)
  await expect.poll(page).toContain('first line')
  await expect.poll(page).toContain('second line')
  expect(page()).not.toContain('The first 512 KB')
})

test('shows the beginning of a long text, cut between characters', async () => {
  // The letter takes three bytes; the cut goes through the last one.
  fetched.mockResolvedValue(new Response('न'.repeat(200_000)))
  await show({ ...notes, bytes: 600_000 })
  await expect.poll(page).toContain('Showing the first 512 KB of 586 KB.')
  expect(page()).not.toContain('\uFFFD')
})

test('says that a file is empty', async () => {
  fetched.mockResolvedValue(new Response(null, { status: 416 }))
  await show({ ...notes, bytes: 0 })
  await expect.poll(page).toContain('This file is empty.')
})

test('says to open the file again when its link has expired', async () => {
  fetched.mockResolvedValue(new Response('{}', { status: 404 }))
  await show(notes)
  await expect.poll(page).toContain('This link has expired')
  await expect.poll(page).toContain('Close this and open the file again.')
  expect(document.querySelector('[role=alert] button')).toBeNull()
})

test('offers to fetch a new link where possible', async () => {
  fetched.mockResolvedValue(new Response('{}', { status: 404 }))
  const onExpired = vi.fn<() => void>()
  await show(notes, onExpired)
  await expect.poll(page).toContain('Try again to get a new one.')
  await retry()
  expect(onExpired).toHaveBeenCalledOnce()
})

test('reports a lost connection and shows the file on retry', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fetched.mockResolvedValueOnce(new Response('here after all'))
  await show(notes)
  await expect.poll(page).toContain('We can’t load this file')
  await retry()
  await expect.poll(page).toContain('here after all')
})

test.each([
  ['with an expired link', 404, 'This link has expired'],
  ['that is broken', 206, 'This file can’t be shown here'],
  ['that the server fails to send', 500, 'Something went wrong'],
])('reports a picture %s', async (_, status, title) => {
  fetched.mockResolvedValue(new Response('x', { status }))
  await show(photo)
  await act(async () => void document.querySelector('img')!.dispatchEvent(new Event('error')))
  await expect.poll(page).toContain(title)
})

class StubWorker extends EventTarget {
  terminate() {}
}

test('shows the picture of the first page of a PDF before it loads the file', async () => {
  vi.stubGlobal('Worker', StubWorker)
  const decoded = Promise.withResolvers<void>()
  const decode = vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(decoded.promise)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360)
  fetched.mockReturnValue(new Promise(() => {}))
  await show(report)
  expect(decode.mock.contexts).toMatchObject([{ src: expect.stringContaining('/files/4/first-page?signature=d') }])
  expect(fetched).not.toHaveBeenCalled()
  await act(async () => decoded.resolve())
  await expect.poll(() => document.querySelector('img')?.alt).toBe('First page of a.pdf')
  expect(page()).toContain('0 bytes of 200 KB')
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([report.url])
})

test('shows how much of a PDF has arrived', async () => {
  vi.stubGlobal('Worker', StubWorker)
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  fetched.mockResolvedValue(new Response(readable))
  await show(report)
  await expect.poll(page).toContain('0 bytes of 200 KB')
  await act(() => writable.getWriter().write(new Uint8Array(51_200)))
  await expect.poll(page).toContain('50 KB of 200 KB')
  expect(document.querySelector('progress')?.value).toBe(51_200)
})
