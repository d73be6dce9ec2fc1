// @vitest-environment happy-dom
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#web/kit/api/call.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { createQueryClient } from './query-client.ts'

const tooLate = () => new ApiError('unreachable', 'The academy cannot reach its records right now.')
const noConnection = () => new ApiError('unreachable', 'The academy could not be reached.', {}, true)

let root: Root
const ask = vi.fn<() => Promise<string>>()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  ask.mockReset()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Page() {
  const query = useQuery({ queryKey: ['words'], queryFn: ask })
  return <QueryView query={query}>{(words) => <p>{words}</p>}</QueryView>
}

async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms))
  // What came is told to the page at the next turn.
  await act(() => vi.advanceTimersByTimeAsync(1))
}
const alert = () => document.querySelector('[role=alert]')?.textContent ?? null

async function open() {
  await act(async () =>
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <Page />
      </QueryClientProvider>,
    ),
  )
  await pass(0)
}

test('what the academy says itself is shown at once, and asked again until it is well', async () => {
  ask.mockRejectedValueOnce(tooLate()).mockRejectedValueOnce(tooLate()).mockResolvedValue('All is well')
  await open()
  expect(ask).toHaveBeenCalledTimes(1)
  expect(alert()).toContain('cannot reach its records')
  await pass(5_000)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(alert()).toContain('cannot reach its records')
  await pass(10_000)
  expect(ask).toHaveBeenCalledTimes(3)
  expect(document.body.textContent).toBe('All is well')
})

test('what went wrong stays in sight while the page asks again', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  ask.mockRejectedValueOnce(tooLate()).mockReturnValue(promise)
  await open()
  await pass(5_000)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(alert()).toContain('cannot reach its records')
  resolve('All is well')
  await pass(0)
  expect(document.body.textContent).toBe('All is well')
})

test('a connection that comes back in a moment is nobody’s concern', async () => {
  ask.mockRejectedValueOnce(noConnection()).mockResolvedValue('All is well')
  await open()
  expect(alert()).toBeNull()
  await pass(1_000)
  expect(document.body.textContent).toBe('All is well')
})

test('a refusal is shown, and not asked for again', async () => {
  ask.mockRejectedValue(new ApiError('not_found', 'This page was not found'))
  await open()
  expect(alert()).toContain('was not found')
  await pass(60_000)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a page that was left asks no more', async () => {
  ask.mockRejectedValue(tooLate())
  await open()
  act(() => root.render(<p>Another page</p>))
  await pass(60_000)
  expect(ask).toHaveBeenCalledTimes(1)
})
