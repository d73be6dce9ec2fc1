// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { QueryCache, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endpoint } from '#contract/kit/endpoint.ts'
import { z } from 'zod'
import { startArea } from '#web/app/start.ts'
import { type KeptCourse, openDevice } from '../device/database.ts'
import { fillVault } from '../device/vault.ts'
import { shownAgain } from './query.ts'
import { clearSession, storeSession } from './session.ts'

const getName = endpoint('GET /v1/name', { access: 'learner', summary: 'A name', reply: z.string() })

type Server = 'down' | 'busy' | 'refuses' | { name: string; isSlow?: Promise<void> }
let server: Server = 'down'
const answers = (name: string) => ({ name })

function answer(path: string): Promise<Response> {
  if (server === 'down' || path.startsWith('/v1/page')) return Promise.reject(new TypeError('Failed to fetch'))
  if (server === 'busy') return Promise.resolve(new Response('<html>', { status: 502 }))
  if (server === 'refuses')
    return Promise.resolve(Response.json({ status: 0, code: 'not_allowed', message: 'No' }, { status: 403 }))
  const { name, isSlow = Promise.resolve() } = server
  return isSlow.then(() => Response.json({ status: 1, data: name }))
}

beforeEach(async () => {
  vi.stubGlobal('fetch', answer)
  await signIn(1, 'own')
})
afterEach(async () => {
  document.head.replaceChildren()
  await clearSession()
  vi.unstubAllGlobals()
  vi.resetModules()
  globalThis.pageStart = undefined
})

async function signIn(userId: number, token: string) {
  storeSession({ user: 'asha@example.in', userId, username: 'asha', role: 'learner', token })
  await fillVault({ userId, token }, btoa('key'.padEnd(32, '.')))
}

type Opened = { path?: string; options?: object }

/** A new document; returns what the query shows first, and what it shows after its request. */
async function open(now: Server, { path = '/dashboard', options = shownAgain }: Opened = {}) {
  server = now
  vi.resetModules()
  window.history.replaceState(null, '', path)
  startArea((key) => localStorage.getItem(key))
  const { call } = await import('./api.ts')
  const { foundAtStart, showStoredAnswers } = await import('./shown-again.ts')
  await foundAtStart
  const queryCache = new QueryCache()
  showStoredAnswers(queryCache)
  const queries = new QueryClient({ queryCache })
  const queryFn = () => call(getName)
  const observer = new QueryObserver(queries, { ...options, queryKey: ['name'], queryFn, retry: false })
  const first = observer.getCurrentResult().data
  const stop = observer.subscribe(() => {})
  await observer.refetch({ cancelRefetch: false })
  return { first, later: observer.getCurrentResult(), stop, observer }
}

const storedPaths = async () => (await (await openDevice()).getAllKeys('answers')).map(([, path]) => path)

/** Leaves the page, which stores its answers. */
async function leave(stored: string[] = ['/dashboard', '/v1/name']) {
  window.dispatchEvent(new Event('pagehide'))
  await expect.poll(storedPaths).toEqual(stored)
}

test('shows what the last visit has left at once, then the fresh answer', async () => {
  expect((await open(answers('old'))).first).toBeUndefined()
  await leave()
  const { first, later } = await open(answers('new'))
  expect([first, later.data]).toEqual(['old', 'new'])
})

test('on another page it shows what is stored while it loads', async () => {
  await open(answers('old'))
  await leave()
  const { first, later } = await open('down', { path: '/dashboard/jobs' })
  expect([first, later.data]).toEqual([undefined, 'old'])
})

test.each(['down', 'busy'] as const)(
  'without a connection (%s), every query of a learner has what is stored',
  async (lost) => {
    const options = {}
    await open(answers('old'), { options })
    await leave()
    const { first, later } = await open(lost, { options })
    expect([first, later.data]).toEqual([undefined, 'old'])
  },
)

test('in other areas only what is shown again is stored', async () => {
  await open(answers('old'), { path: '/admin', options: {} })
  await leave(['/admin'])
  expect((await open('down', { path: '/admin', options: {} })).later.isError).toBe(true)
})

test('never shows first what an earlier build has left', async () => {
  const entry = document.head.appendChild(document.createElement('script'))
  Object.assign(entry, { type: 'module', textContent: '' })
  await open(answers('old'))
  await leave()
  entry.setAttribute('src', '/assets/entry.area-2.js')
  const { first, later } = await open('down')
  expect([first, later.data]).toEqual([undefined, 'old'])
})

test('never shows it to another account, nor after the session', async () => {
  await open(answers('mine'))
  await leave()
  await signIn(2, 'other')
  const { first, later } = await open('down')
  expect([first, later.isError]).toEqual([undefined, true])
})

test('a tab that is still open stores nothing after the session', async () => {
  await open(answers('mine'))
  localStorage.removeItem('token')
  window.dispatchEvent(new Event('pagehide'))
  await import('../device/answers.ts')
  expect(await storedPaths()).toEqual([])
})

test('a refusal removes it', async () => {
  await open(answers('old'))
  await leave()
  const refused = await open('refuses')
  expect([refused.first, refused.later.data, refused.later.isError]).toEqual(['old', undefined, true])
  await leave(['/dashboard'])
})

test('a kept course doesn’t wait for a slow server, whose answer replaces it when it comes', async () => {
  await open(answers('old'), { options: {} })
  await leave()
  await (await openDevice()).put('kept', { userId: 1, courseId: 5, paths: ['/v1/name'] } as KeptCourse)
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const opened: Awaited<ReturnType<typeof open>>[] = []
  void open({ name: 'new', isSlow: promise }, { options: {} }).then((page) => opened.push(page))
  while (opened.length === 0) {
    await vi.advanceTimersByTimeAsync(1_000)
    await new Promise((resolve) => setImmediate(resolve))
  }
  vi.useRealTimers()
  const { later, observer } = opened[0]!
  expect(later.data).toBe('old')
  resolve()
  await expect.poll(() => observer.getCurrentResult().data).toBe('new')
})

test('shows nothing after 30 days without contact', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await open(answers('old'))
  await leave()
  vi.setSystemTime(Date.now() + 31 * 24 * 3600 * 1000)
  const { first, later } = await open('down')
  expect([first, later.isError]).toEqual([undefined, true])
  vi.useRealTimers()
})
