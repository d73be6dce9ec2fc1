// @vitest-environment happy-dom
import { QueryCache, QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endpoint } from '#contract/kit/endpoint.ts'
import { z } from 'zod'
import { storeSession } from './session.ts'

const getName = endpoint('GET /v1/name', { access: 'learner', summary: 'A name', reply: z.string() })
const requests = vi.fn<(path: string) => void>()

beforeEach(() => {
  // Another test of this worker may have loaded them without a page.
  vi.resetModules()
  requests.mockReset()
  vi.stubGlobal('fetch', (path: string) => {
    requests(path)
    return Promise.resolve(Response.json({ status: 1, data: 'Asha, later' }))
  })
  storeSession({ user: 'asha@example.in', userId: 1, username: 'asha', role: 'learner', token: 'own' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
  globalThis.pageStart = undefined
  localStorage.clear()
})

/** A new document whose page has been answered. */
async function open(http = 200) {
  const body = http === 200 ? { status: 1, data: 'Asha' } : { status: 0, code: 'not_allowed', message: 'No' }
  const reply = { http: 200, body: { data: { parts: [{ path: '/v1/name', http, body }] } } }
  const { pathname, search } = window.location
  globalThis.pageStart = {
    path: pathname + search,
    token: 'own',
    reply: Promise.resolve(reply),
    stored: Promise.resolve([]),
  }
  const { isOlderThanPage, pageReply, startFromPage } = await import('./page-data.ts')
  const { call } = await import('./api.ts')
  await pageReply(1_000)
  const queryCache = new QueryCache()
  startFromPage(queryCache)
  const queries = new QueryClient({
    queryCache,
    defaultOptions: { queries: { refetchOnMount: isOlderThanPage, retry: false } },
  })
  const name = { queryKey: ['name'], queryFn: () => call(getName) }
  const observe = (options: Partial<QueryObserverOptions> = {}) => new QueryObserver(queries, { ...name, ...options })
  return { queries, call, name, observe }
}

test('has the data of the page when it is created, and loads it again only when asked', async () => {
  const { queries, observe } = await open()
  const observer = observe()
  expect(observer.getCurrentResult()).toMatchObject({ data: 'Asha', isFetching: false })
  observer.subscribe(() => {})
  expect(requests).not.toHaveBeenCalled()
  await queries.invalidateQueries()
  expect(observer.getCurrentResult().data).toBe('Asha, later')
  expect(requests.mock.calls).toEqual([['/v1/name']])
})

test('loads as usual when it is shown again', async () => {
  const { observe } = await open()
  observe().subscribe(() => {})()
  observe().subscribe(() => {})
  await vi.waitFor(() => expect(requests).toHaveBeenCalledOnce())
})

test('maps the answer, and fills the first page of a list', async () => {
  const { queries, call, observe } = await open()
  const mapped = observe({ queryFn: () => call(getName).then((name) => name.length) })
  expect(mapped.getCurrentResult().data).toBe(4)
  queries.clear()
  const list = { initialPageParam: undefined, getNextPageParam: () => undefined }
  expect(observe(list as object).getCurrentResult().data).toEqual({ pages: ['Asha'], pageParams: [undefined] })
})

test('leaves queries alone that are off or await their answer', async () => {
  const { queries, call, observe } = await open()
  expect(observe({ enabled: false }).getCurrentResult().data).toBeUndefined()
  queries.clear()
  const waiting = observe({ queryFn: async () => (await call(getName)).length })
  expect(waiting.getCurrentResult().data).toBeUndefined()
  waiting.subscribe(() => {})
  // Its part of the page is still there.
  await vi.waitFor(() => expect(waiting.getCurrentResult().data).toBe(4))
  expect(requests).not.toHaveBeenCalled()
})

test('leaves a refusal to the query itself', async () => {
  const { observe } = await open(403)
  const observer = observe()
  expect(observer.getCurrentResult().data).toBeUndefined()
  observer.subscribe(() => {})
  await vi.waitFor(() => expect(observer.getCurrentResult().error?.message).toBe('No'))
})
