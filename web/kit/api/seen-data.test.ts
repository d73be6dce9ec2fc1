// @vitest-environment happy-dom
import { QueryCache, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { ApiError } from './call.ts'
import { shownAgain } from './query.ts'
import { forgetSeenData, keepSeenData } from './seen-data.ts'
import { clearSession, endSession, storeSession } from './session.ts'

const session = { user: 'asha@example.in', userId: 1, username: 'asha', role: 'learner' } as const
const signIn = (token: string) => storeSession({ ...session, token })
const leavePage = () => window.dispatchEvent(new Event('pagehide'))
const seenKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('seen:'))

afterEach(() => localStorage.clear())

/** A new document; returns what the query shows first, and what it shows after its request. */
async function open(load: () => Promise<unknown>, options: object = shownAgain) {
  const queryCache = new QueryCache()
  keepSeenData(queryCache)
  const queries = new QueryClient({ queryCache })
  const observer = new QueryObserver(queries, { ...options, queryKey: ['me'], queryFn: load, retry: false })
  const first = observer.getCurrentResult().data
  const stop = observer.subscribe(() => {})
  await observer.refetch({ cancelRefetch: false })
  stop()
  return { first, later: observer.getCurrentResult() }
}

const answers = (data: unknown) => () => Promise.resolve(data)

test('shows the data of the last visit at once, then the fresh reply', async () => {
  signIn('own')
  expect((await open(answers('old'))).first).toBeUndefined()
  leavePage()
  const { first, later } = await open(answers('new'))
  expect([first, later.data]).toEqual(['old', 'new'])
})

test('never shows what an earlier build has left', async () => {
  const entry = document.head.appendChild(document.createElement('script'))
  Object.assign(entry, { type: 'module', textContent: '' })
  signIn('own')
  await open(answers('old'))
  leavePage()
  entry.setAttribute('src', '/assets/entry.area-2.js')
  expect((await open(answers('new'))).first).toBeUndefined()
  entry.remove()
})

test('never shows it to another session', async () => {
  signIn('own')
  await open(answers('mine'))
  leavePage()
  const kept = seenKeys().map((key) => [key, localStorage.getItem(key)!] as const)
  signIn('other')
  expect(seenKeys()).toEqual([])
  // Even if another tab had stored it again.
  for (const [key, value] of kept) localStorage.setItem(key, value)
  expect((await open(answers('theirs'))).first).toBeUndefined()
})

test.each([
  ['signing out', clearSession],
  ['a rejected token', () => endSession('Please log in again.')],
])('%s removes it, and a tab that is still open stores nothing', async (_, end) => {
  signIn('own')
  await open(answers('mine'))
  leavePage()
  expect(seenKeys()).toHaveLength(1)
  await open(answers('changed'))
  end()
  leavePage()
  expect(seenKeys()).toEqual([])
})

test('a refusal removes it; a lost connection does not', async () => {
  signIn('own')
  await open(answers('old'))
  leavePage()
  const offline = await open(() => Promise.reject(new ApiError('unreachable', 'Offline', {}, true)))
  expect([offline.first, offline.later.data]).toEqual(['old', 'old'])
  const refused = await open(() => Promise.reject(new ApiError('not_allowed', 'No')))
  expect([refused.first, refused.later.data, refused.later.isError]).toEqual(['old', undefined, true])
  expect((await open(answers('new'))).first).toBeUndefined()
})

test('stores nothing that a form may start from', async () => {
  signIn('form')
  await open(answers('draft'), {})
  leavePage()
  expect(seenKeys()).toEqual([])
})

test('stores no reply that would fill the storage', async () => {
  signIn('large')
  await open(answers('x'.repeat(400_000)))
  leavePage()
  expect(seenKeys()).toEqual([])
})

test('shows nothing of a query whose data was made wrong by a change', async () => {
  signIn('own')
  await open(answers('old'))
  leavePage()
  forgetSeenData(new QueryClient(), ['you'])
  expect(seenKeys()).toHaveLength(1)
  forgetSeenData(new QueryClient(), ['me'])
  expect((await open(answers('new'))).first).toBeUndefined()
})
