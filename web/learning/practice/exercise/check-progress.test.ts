import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CheckProgress } from '#contract/learning/practice.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { createCheckProgress } from './check-progress.ts'
import { type Report, withReport } from './exercise.rules.ts'

let items: Map<string, string>
let onServer: CheckProgress[]
const send = vi.fn<(report: Report) => Promise<CheckProgress[]>>()
const open = (isVisitor = false) =>
  createCheckProgress({ key: 'checks:7:21', server: onServer, send: isVisitor ? null : send })
const failure: Report = { kind: 'results', results: [{ name: 'adds', isPassed: false }] }
const failures = ({ state }: Pick<ReturnType<typeof open>, 'state'>) => state().map((one) => one.failures)

beforeEach(() => {
  items = new Map()
  onServer = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
  send.mockReset()
  send.mockImplementation(async (report) => (onServer = withReport(onServer, report)))
})
afterEach(() => vi.unstubAllGlobals())

test('counts on the server and leaves nothing in the browser', async () => {
  const progress = open()
  await progress.add(failure)
  expect(failures(progress)).toEqual([1])
  expect(onServer).toMatchObject([{ failures: 1 }])
  expect(items.size).toBe(0)
})

test('counts offline, keeps the count across a reload, and sends it later in order', async () => {
  send.mockRejectedValue(new ApiError('unreachable', 'no connection'))
  const progress = open()
  await progress.add(failure)
  await progress.add(failure)
  await progress.add({ kind: 'hint', name: 'adds', at: '2026-11-15T10:00:00.000Z' })
  const reloaded = open()
  expect(failures(reloaded)).toEqual([2])
  send.mockReset()
  send.mockImplementation(async (report) => (onServer = withReport(onServer, report)))
  await reloaded.flush()
  expect(send.mock.calls.map(([{ kind }]) => kind)).toEqual(['results', 'results', 'hint'])
  expect(onServer).toMatchObject([{ failures: 2, hintShownAt: '2026-11-15T10:00:00.000Z' }])
  expect(items.size).toBe(0)
})

test('drops a report that the server rejects and continues with the next', async () => {
  send.mockRejectedValueOnce(new ApiError('not_allowed', 'Your access has ended'))
  const progress = open()
  await progress.add(failure)
  await progress.add(failure)
  expect(onServer).toMatchObject([{ failures: 1 }])
})

test('a visitor’s counts stay in the browser', async () => {
  await open(true).add(failure)
  const reloaded = open(true)
  await reloaded.add(failure)
  expect(failures(reloaded)).toEqual([2])
  expect(send).not.toHaveBeenCalled()
})
