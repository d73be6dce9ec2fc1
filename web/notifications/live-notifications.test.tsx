// @vitest-environment happy-dom
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { liveNotifications, type LiveState } from '#contract/notifications/notifications.ts'
import { setUpRendering } from '#web/kit/testing.ts'
import { useLiveChange, useLiveNotifications } from './live-notifications.ts'

const render = setUpRendering()
const notification = { notificationId: 7, title: 'Approved', body: '', link: null, createdAt: '', isRead: false }
const reloadWaiting = vi.fn<() => Promise<void>>(async () => {})

let requests: string[] = []
/** Sends an event of the live stream. */
let send = (_event: string): void => {}

beforeEach(() => {
  vi.useFakeTimers()
  onlineManager.setOnline(true)
  localStorage.setItem('token', 'a token')
  reloadWaiting.mockClear()
  requests = []
  // Without locks the page has a stream of its own.
  vi.stubGlobal('navigator', { onLine: true, userAgent: '' })
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path)
    if (path !== liveNotifications.path) {
      return Response.json({ status: 1, data: { items: [notification], next: null, unread: 1 } })
    }
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    send = (event) => void writer.write(new TextEncoder().encode(event))
    return new Response(readable)
  })
})

function Page() {
  useLiveNotifications(() => {})
  useLiveChange(reloadWaiting, ({ waiting }) => waiting === 'reviews 2')
  return null
}

/** Opens a page whose stream starts from this state; returns the requests after that. */
async function openWith(state: LiveState): Promise<string[]> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  )
  await pass(4_000)
  await act(() => vi.dynamicImportSettled())
  expect(requests).toEqual(['/v1/notifications?size=3', liveNotifications.path])
  return after(`event: state\ndata: ${JSON.stringify(state)}\n\n`)
}

async function after(event: string): Promise<string[]> {
  requests = []
  send(event)
  await pass(10)
  return requests
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('loads nothing again if the stream starts from what is shown', async () => {
  expect(await openWith({ newest: 7, unread: 1, waiting: 'reviews 2' })).toEqual([])
  expect(reloadWaiting).not.toHaveBeenCalled()
  expect(await after('data: changed\n\n')).toEqual(['/v1/notifications?size=3'])
  expect(reloadWaiting).toHaveBeenCalledTimes(1)
})

test('loads again what changed before the stream started', async () => {
  expect(await openWith({ newest: 8, unread: 2, waiting: 'reviews 2' })).toEqual(['/v1/notifications?size=3'])
  expect(reloadWaiting).not.toHaveBeenCalled()
})

test('loads again after a notification was read elsewhere, and the waiting work if it changed', async () => {
  expect(await openWith({ newest: 7, unread: 0, waiting: 'reviews 3' })).toEqual(['/v1/notifications?size=3'])
  expect(reloadWaiting).toHaveBeenCalledTimes(1)
})
