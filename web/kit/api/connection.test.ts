// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchFromServer, isConnected, subscribeToConnection } from './connection.ts'

const server = vi.fn<typeof fetch>()
const heard = vi.fn<() => void>()
let unsubscribe: () => void

const request = () => fetchFromServer('/v1/user/me', {}).catch(() => null)
const answers = () => server.mockResolvedValueOnce(new Response())
const isUnreachable = () => server.mockRejectedValueOnce(new TypeError('Failed to fetch'))

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', server.mockReset())
  answers()
  await request()
  unsubscribe = subscribeToConnection(heard)
  heard.mockReset()
})

afterEach(() => {
  unsubscribe()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a request that fails ends the connection, and one that succeeds brings it back', async () => {
  isUnreachable()
  await request()
  expect(isConnected()).toBe(false)
  answers()
  await request()
  expect(isConnected()).toBe(true)
  expect(heard).toHaveBeenCalledTimes(2)
})

test('without a connection it asks by itself, less and less often', async () => {
  isUnreachable()
  await request()
  isUnreachable()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(isConnected()).toBe(false)
  answers()
  await vi.advanceTimersByTimeAsync(9_000)
  expect(isConnected()).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(isConnected()).toBe(true)
  expect(server.mock.calls.slice(-2).map(([path]) => path)).toEqual(['/healthz', '/healthz'])
})

test('with another network the server may be reachable again', async () => {
  isUnreachable()
  await request()
  window.dispatchEvent(new Event('online'))
  expect(isConnected()).toBe(true)
  expect(heard).toHaveBeenCalledTimes(2)
})
