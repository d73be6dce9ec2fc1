// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { endPush } from './end-push.ts'

const withWorker = (registration: object | undefined) =>
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration },
  })

test('ends the subscription and closes what is shown', async () => {
  const [close, unsubscribe] = [vi.fn<() => void>(), vi.fn<() => Promise<boolean>>(async () => true)]
  const pushManager = { getSubscription: async () => ({ unsubscribe }) }
  withWorker({ getNotifications: async () => [{ close }, { close }], pushManager })
  await endPush()
  expect(close).toHaveBeenCalledTimes(2)
  expect(unsubscribe).toHaveBeenCalledOnce()
})

test.each([
  ['without a worker', undefined],
  ['without a subscription', { getNotifications: async () => [], pushManager: { getSubscription: async () => null } }],
  ['where the browser refuses', { getNotifications: () => Promise.reject(new Error('No')) }],
])('does nothing %s', async (_where, registration) => {
  withWorker(registration)
  await expect(endPush()).resolves.toBeUndefined()
})
