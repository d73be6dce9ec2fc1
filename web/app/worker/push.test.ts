// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PushMessage } from '#contract/notifications/push.ts'
import { fillVault } from '#web/kit/device/vault.ts'
import { openPushed, renewSubscription, showPushed } from './push.ts'

const message = { title: 'Approved: Step 1', body: 'Well done!', link: '/dashboard/tasks/1/steps/2#feedback', tag: 't' }
const now = new Date('2026-11-18T12:00:00Z').getTime()
const [hour, url] = [3_600_000, new URL(message.link, location.origin).href]

const showNotification = vi.fn<ServiceWorkerRegistration['showNotification']>()
const openWindow = vi.fn<(address: string) => Promise<null>>()
const focus = vi.fn<() => Promise<void>>()
const renewed = { toJSON: () => ({ endpoint: 'https://push.example/2', keys: { p256dh: 'p', auth: 'a' } }) }
const subscribe = vi.fn<(options: object) => Promise<typeof renewed>>(async () => renewed)
let pages: object[] = []
Object.assign(globalThis, {
  registration: { showNotification, pushManager: { subscribe } },
  clients: { matchAll: async () => pages, openWindow },
})

const pushed = (quiet: PushMessage['quiet']) => ({ data: { json: () => ({ ...message, quiet }) } }) as PushEvent

beforeEach(() => {
  vi.clearAllMocks()
  vi.setSystemTime(now)
})

test.each([
  ['with a sound', null, false],
  ['with a sound before the quiet hours', { from: now + hour, to: now + 2 * hour }, false],
  ['without a sound in them', { from: now - hour, to: now + hour }, true],
  ['with a sound after them', { from: now - 2 * hour, to: now }, false],
])('shows a message %s', async (_when, quiet, silent) => {
  await showPushed(pushed(quiet))
  const { title, body, tag, link } = message
  expect(showNotification).toHaveBeenCalledWith(title, expect.objectContaining({ body, tag, data: link, silent }))
})

const pressed = () => {
  const close = vi.fn<() => void>()
  return { close, event: { notification: { close, data: message.link } } as unknown as NotificationEvent }
}

test('a notification opens its page, or goes to it where it is open', async () => {
  pages = [{ url: `${location.origin}/dashboard`, focus }]
  const { close, event } = pressed()
  await openPushed(event)
  expect(close).toHaveBeenCalledOnce()
  expect(openWindow.mock.calls).toEqual([[url]])
  pages.push({ url, focus })
  await openPushed(pressed().event)
  expect(openWindow).toHaveBeenCalledOnce()
  expect(focus).toHaveBeenCalledOnce()
})

test('a device with a new address tells the server, if somebody is logged in', async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response())
  vi.stubGlobal('fetch', fetched)
  const event = { oldSubscription: { options: { userVisibleOnly: true } } } as unknown as PushSubscriptionChangeEvent
  await renewSubscription(event)
  expect(fetched).not.toHaveBeenCalled()
  await fillVault({ userId: 1, token: 'mine' }, btoa('k'.repeat(32)))
  await renewSubscription(event)
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true })
  const [address, { method, headers, body } = {}] = fetched.mock.calls[0]!
  expect([address, method, headers]).toEqual([
    '/v1/user/push/subscription',
    'PUT',
    { authorization: 'Bearer mine', 'content-type': 'application/json' },
  ])
  expect(JSON.parse(body as string)).toEqual(renewed.toJSON())
})

test('a device that doesn’t know its old address subscribes with the key of the server', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ status: 1, data: { publicKey: 'of the server' } }))
  vi.stubGlobal('fetch', fetched)
  await fillVault({ userId: 1, token: 'mine' }, btoa('k'.repeat(32)))
  await renewSubscription({ oldSubscription: null, newSubscription: null } as PushSubscriptionChangeEvent)
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'of the server' })
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/v1/user/push', '/v1/user/push/subscription'])
})

test('a device whose browser has subscribed again tells the server', async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response())
  vi.stubGlobal('fetch', fetched)
  await fillVault({ userId: 1, token: 'mine' }, btoa('k'.repeat(32)))
  await renewSubscription({ oldSubscription: null, newSubscription: renewed } as unknown as PushSubscriptionChangeEvent)
  expect(subscribe).not.toHaveBeenCalled()
  expect(JSON.parse(fetched.mock.calls[0]![1]!.body as string)).toEqual(renewed.toJSON())
})
