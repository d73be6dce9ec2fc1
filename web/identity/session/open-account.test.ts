// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { clearSession, storeSession } from '#web/kit/api/session.ts'
import { deleteDatabase } from '#web/kit/device/delete-database.ts'
import { deviceSession } from '#web/kit/device/vault.ts'
import { openAccount } from './open-account.ts'

let last: Promise<unknown> = Promise.resolve()
const request = (_name: string, run: () => Promise<unknown>) => (last = last.then(run, run))
Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })

const signIn = () =>
  storeSession({ user: 'asha@example.in', userId: 1, username: 'asha', role: 'learner', token: 'asha' })

afterEach(async () => {
  vi.unstubAllGlobals()
  await deleteDatabase()
})

test('logging out doesn’t wait for the key of the account, which then isn’t stored any more', async () => {
  const { promise: slow, resolve } = Promise.withResolvers<void>()
  const fetching = vi.fn<() => Promise<Response>>(() =>
    slow.then(() => Response.json({ status: 1, data: { key: btoa('key'.padEnd(32, '.')) } })),
  )
  vi.stubGlobal('fetch', fetching)
  signIn()
  const opening = openAccount()
  await expect.poll(() => fetching.mock.calls.length).toBe(1)
  await clearSession()
  resolve()
  await opening
  expect(await deviceSession()).toBeNull()
})
