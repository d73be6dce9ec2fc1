// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { keepAnswers } from '#web/kit/device/answers.ts'
import { type KeptCourse, openDevice } from '#web/kit/device/database.ts'
import { deleteDatabase } from '#web/kit/device/delete-database.ts'
import { putKept } from '#web/kit/device/kept-courses.ts'
import { deviceSession, fillVault } from '#web/kit/device/vault.ts'
import { addItem } from '#web/kit/outbox/store.ts'
import type { OutboxItem } from '#web/kit/outbox/item.ts'
import { sendOutbox } from './outbox.ts'

const locks = {
  request: (_name: string, ...rest: unknown[]) => (rest.at(-1) as (lock: object) => unknown)({}),
}
Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: undefined })

afterEach(async () => {
  vi.unstubAllGlobals()
  await deleteDatabase()
})

const session = { userId: 1, token: 'ended' }

const waiting: OutboxItem = {
  id: 'one',
  userId: 1,
  lane: 'one',
  label: 'Question',
  text: 'Why?',
  link: '/dashboard',
  draft: null,
  request: { method: 'POST', path: '/v1/questions', body: {}, isForm: false },
  files: [],
  replaces: null,
  writtenAt: Date.now(),
  state: 'kept',
  triedAt: null,
  failures: 0,
  nextAt: 0,
  areUploaded: false,
  areUploadedAgain: false,
  problem: null,
  receivedAt: null,
  answer: null,
}

test('once the server has ended the session, nothing readable waits for a page', async () => {
  const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true)
  const pushManager = { getSubscription: async () => ({ unsubscribe }) }
  vi.stubGlobal('registration', { getNotifications: async () => [], pushManager })
  vi.stubGlobal('fetch', async () =>
    Response.json({ status: 0, code: 'not_signed_in', message: 'No' }, { status: 401 }),
  )
  await fillVault(session, btoa('key'.padEnd(32, '.')))
  await keepAnswers(session, [{ path: '/v1/user/me', body: 'asha', build: '' }])
  await putKept({ userId: 1, courseId: 7 } as KeptCourse, session.token)
  await addItem(waiting)
  await sendOutbox()
  const device = await openDevice()
  expect([await device.count('answers'), await device.count('kept'), await device.count('outbox')]).toEqual([0, 0, 1])
  expect(unsubscribe).toHaveBeenCalledOnce()
  // The next page seals drafts with the key.
  expect(await deviceSession()).toEqual(session)
})
