// @vitest-environment happy-dom
import { focusManager, onlineManager, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setUpRendering } from '#web/kit/testing.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { createQueryClient } from './query-client.ts'

const overloaded = () => new ApiError('unreachable', 'We can’t reach our database right now.')
const noConnection = () => new ApiError('unreachable', 'We can’t reach the server.', {}, true)

const render = setUpRendering()
const load = vi.fn<() => Promise<string>>()

beforeEach(() => {
  vi.useFakeTimers()
  // Test files share a process: another one may have gone offline or lost the focus.
  onlineManager.setOnline(true)
  focusManager.setFocused(true)
  load.mockReset()
})

function Page() {
  const query = useQuery({ queryKey: ['text'], queryFn: load })
  return <QueryView query={query}>{(text) => <p>{text}</p>}</QueryView>
}

async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms))
  // React Query notifies the page in the next task.
  await act(() => vi.advanceTimersByTimeAsync(1))
}
const alert = () => document.querySelector('[role=alert]')?.textContent ?? null

async function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Page />
    </QueryClientProvider>,
  )
  await pass(0)
}

test('shows a server error at once and loads again until it succeeds', async () => {
  load.mockRejectedValueOnce(overloaded()).mockRejectedValueOnce(overloaded()).mockResolvedValue('All is well')
  await open()
  expect(load).toHaveBeenCalledTimes(1)
  expect(alert()).toContain('can’t reach our database')
  await pass(5_000)
  expect(load).toHaveBeenCalledTimes(2)
  expect(alert()).toContain('can’t reach our database')
  await pass(10_000)
  expect(load).toHaveBeenCalledTimes(3)
  expect(document.body.textContent).toBe('All is well')
})

test('keeps showing the error while it loads again', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  load.mockRejectedValueOnce(overloaded()).mockReturnValue(promise)
  await open()
  await pass(5_000)
  expect(load).toHaveBeenCalledTimes(2)
  expect(alert()).toContain('can’t reach our database')
  resolve('All is well')
  await pass(0)
  expect(document.body.textContent).toBe('All is well')
})

test('shows no error when the connection comes back within a moment', async () => {
  load.mockRejectedValueOnce(noConnection()).mockResolvedValue('All is well')
  await open()
  expect(alert()).toBeNull()
  await pass(1_000)
  expect(document.body.textContent).toBe('All is well')
})

test('shows a rejection and does not retry it', async () => {
  load.mockRejectedValue(new ApiError('not_found', 'This page was not found'))
  await open()
  expect(alert()).toContain('was not found')
  await pass(60_000)
  expect(load).toHaveBeenCalledTimes(1)
})

test('stops loading again when the page is left', async () => {
  load.mockRejectedValue(overloaded())
  await open()
  render(<p>Another page</p>)
  await pass(60_000)
  expect(load).toHaveBeenCalledTimes(1)
})
