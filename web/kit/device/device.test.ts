// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { dayMs } from '#contract/kit/durations.ts'
import { readStored, writeStored } from './browser-storage.ts'
import { clearSession, endSession, finishEnding, storeSession } from '../api/session.ts'
import { answerOf, keepAnswers, storeResponses } from './answers.ts'
import { type KeptCourse, openDevice } from './database.ts'
import { databaseName, deleteDatabase } from './delete-database.ts'
import { restoreDrafts } from './drafts.ts'
import { putKept } from './kept-courses.ts'
import { deviceSession, fillVault, seal, unseal } from './vault.ts'

// happy-dom has none.
Object.defineProperty(navigator, 'locks', {
  configurable: true,
  value: { request: (_name: string, run: () => unknown) => run() },
})

const text = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes)
const bytes = (content: string) => new TextEncoder().encode(content)
const keyOf = (name: string) => btoa(name.padEnd(32, '.'))

async function signIn(name: string, userId: number, token = name) {
  storeSession({ user: `${name}@example.in`, userId, username: name, role: 'learner', token })
  await fillVault({ userId, token }, keyOf(name))
}

/** Everything that somebody with this device can read. */
async function everythingStored() {
  const device = await openDevice()
  const values = await Promise.all(Array.from(device.objectStoreNames, (name) => device.getAll(name)))
  return JSON.stringify(values.flat().map((value) => (value instanceof Uint8Array ? text(value) : value))) + stored()
}
const stored = () => JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage)))

afterEach(async () => {
  vi.restoreAllMocks()
  await clearSession()
  await deleteDatabase()
})

test('only the account that sealed something can unseal it, and nobody without its key', async () => {
  await signIn('asha', 1)
  const sealed = await seal(1, bytes('My solution'))
  expect(text(await unseal(1, sealed))).toBe('My solution')
  expect(text(sealed)).not.toContain('solution')
  await fillVault({ userId: 2, token: 'ravi' }, keyOf('ravi'))
  expect(await unseal(2, sealed)).toBeNull()
  await endSession('Please log in again.')
  expect(await unseal(1, sealed)).toBeNull()
  await expect(seal(1, bytes('More'))).rejects.toThrow('no key')
})

test('drafts of an ended session are unreadable until the account signs in again', async () => {
  await signIn('asha', 1)
  writeStored('draft:1:7', { text: 'planted words' }, 'browser')
  writeStored('draft:form', { name: 'planted name' }, 'tab')
  await keepAnswers({ userId: 1, token: 'asha' }, [{ path: '/v1/user/me', body: 'planted', build: '' }])
  await endSession('Please log in again.')
  expect(await everythingStored()).not.toMatch(/planted|asha/)

  await signIn('ravi', 2)
  await restoreDrafts(2)
  await restoreDrafts(1)
  expect(await everythingStored()).not.toContain('planted')
  await endSession('Please log in again.')

  await signIn('asha', 1, 'next')
  writeStored('draft:form', { name: 'typed since' }, 'tab')
  await restoreDrafts(1)
  expect([readStored('draft:1:7', 'browser'), readStored('draft:form')]).toEqual([
    { text: 'planted words' },
    { name: 'typed since' },
  ])
})

test('what only this tab knew goes too when another tab has ended the session first', async () => {
  await signIn('asha', 1)
  await endSession('Please log in again.')
  writeStored('draft:form', { name: 'planted name' }, 'tab')
  await finishEnding()
  expect(stored()).not.toContain('planted')
})

test('the next page finishes what was interrupted, and leaves an account alone that has signed in again', async () => {
  await signIn('asha', 1)
  writeStored('draft:1:7', { text: 'planted words' }, 'browser')
  await finishEnding()
  expect(stored()).toContain('planted')
  localStorage.removeItem('token')
  await finishEnding()
  expect([await deviceSession(), stored()]).toEqual([null, expect.not.stringContaining('planted')])
})

test('signing out leaves what another account couldn’t send, sealed', async () => {
  await signIn('asha', 1)
  writeStored('draft:1:7', { text: 'planted words' }, 'browser')
  await endSession('Please log in again.')
  await signIn('ravi', 2)
  await keepAnswers({ userId: 2, token: 'ravi' }, [{ path: '/v1/user/me', body: 'ravi', build: '' }])
  await clearSession()
  expect(await everythingStored()).not.toMatch(/planted|ravi/)
  await signIn('asha', 1, 'next')
  await restoreDrafts(1)
  expect(readStored('draft:1:7', 'browser')).toEqual({ text: 'planted words' })
})

test('signing out leaves nothing, even while another tab has the database open', async () => {
  await signIn('asha', 1)
  await clearSession()
  expect(await indexedDB.databases()).toEqual([])
  expect(await deviceSession()).toBeNull()
})

test('signing out doesn’t wait for a tab that never closes the database', async () => {
  await signIn('asha', 1)
  await keepAnswers({ userId: 1, token: 'asha' }, [{ path: '/v1/user/me', body: 'planted', build: '' }])
  const opening = indexedDB.open(databaseName)
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  await clearSession()
  expect(
    await new Promise((resolve) => {
      const count = opening.result.transaction('answers').objectStore('answers').count()
      count.addEventListener('success', () => resolve(count.result))
    }),
  ).toBe(0)
  opening.result.close()
})

test('what arrives after the session has ended isn’t stored', async () => {
  const session = { userId: 1, token: 'asha' }
  await signIn('asha', 1)
  await endSession('Please log in again.')
  const page = { path: '/dashboard', body: ['planted'], build: '' }
  expect(await storeResponses(session, [['/v1/user/me', { http: 200, body: 'planted' }]], page)).toBe(false)
  expect(await putKept({ userId: 1, courseId: 7, title: 'planted' } as KeptCourse, 'asha')).toBe(false)
  await signIn('asha', 1, 'next')
  expect(await keepAnswers(session, [page])).toBe(false)
  expect(await everythingStored()).not.toContain('planted')
})

test('what arrives while the session ends goes with it', async () => {
  await signIn('asha', 1)
  writeStored('draft:1:7', { text: 'words' }, 'browser')
  const page = { path: '/dashboard', body: ['planted'], build: '' }
  const ending = endSession('Please log in again.')
  for (let isOpen = true; isOpen;) isOpen = await keepAnswers({ userId: 1, token: 'asha' }, [page])
  await ending
  expect(await everythingStored()).not.toContain('planted')
})

test('a session that ends before the device has its key leaves nothing readable', async () => {
  storeSession({ user: 'asha@example.in', userId: 1, username: 'asha', role: 'learner', token: 'asha' })
  const device = await openDevice()
  await device.put('answers', { userId: 1, path: '/v1/user/me', body: 'planted', at: 0, size: 1, build: '' })
  await device.put('kept', { userId: 1, courseId: 7, title: 'planted' } as KeptCourse)
  await endSession('Please log in again.')
  expect(await everythingStored()).not.toContain('planted')
})

const isFull = () => {
  throw new DOMException('Full', 'QuotaExceededError')
}

test('a full device doesn’t keep a session from ending', async () => {
  await signIn('asha', 1)
  await keepAnswers({ userId: 1, token: 'asha' }, [{ path: '/v1/user/me', body: 'planted', build: '' }])
  writeStored('draft:1:7', { text: 'planted words' }, 'browser')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(isFull)
  await endSession('Please log in again.')
  expect([await deviceSession(), await everythingStored()]).toEqual([null, expect.not.stringMatching(/planted|asha/)])
})

test('drafts that there’s no space for come back at a later login', async () => {
  await signIn('asha', 1)
  writeStored('draft:1:7', { text: 'words' }, 'browser')
  await endSession('Please log in again.')
  await signIn('asha', 1, 'next')
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: isFull })
  await restoreDrafts(1)
  vi.unstubAllGlobals()
  expect(readStored('draft:1:7', 'browser')).toBeNull()
  await restoreDrafts(1)
  expect(readStored('draft:1:7', 'browser')).toEqual({ text: 'words' })
})

test('what the server hasn’t confirmed for 30 days isn’t shown, and goes with the oldest', async () => {
  const session = { userId: 1, token: 'asha' }
  const page = { path: '/dashboard', body: [], build: '' }
  await signIn('asha', 1)
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now - 31 * dayMs)
  await keepAnswers(session, [
    { ...page, path: '/opened' },
    { ...page, path: '/kept' },
  ])
  vi.restoreAllMocks()
  const course = { userId: 1, courseId: 7, paths: ['/kept'], confirmedAt: now } as KeptCourse
  await putKept(course, 'asha')
  await keepAnswers(session, [page])
  expect([await answerOf(1, '/opened'), await answerOf(1, '/kept')]).toEqual([null, expect.anything()])
  await putKept({ ...course, confirmedAt: now - 31 * dayMs }, 'asha')
  expect(await answerOf(1, '/kept')).toBeNull()
  await storeResponses(session, [], page)
  expect((await (await openDevice()).getAllKeys('answers')).map(([, path]) => path)).toEqual(['/dashboard', '/kept'])
})
