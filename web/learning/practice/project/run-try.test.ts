// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Try } from '#contract/learning/attempts/tries.ts'
import { runTry } from './run-try.ts'

const code = [{ path: 'src/app.js', text: '' }]
const tried = (state: Try['state'], tryId = 1): Try => ({
  tryId,
  state,
  request: null,
  results: [],
  total: 3,
  failure: null,
  printed: [],
  response: null,
  requestedAt: '2026-11-19T10:00:00.000Z',
  finishedAt: null,
})

/** What the server answers, one after the other; an error is a lost connection. */
let answers: (object | Error | null)[] = []
let sent: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET' }: RequestInit = {}) => {
    sent.push(method)
    const answer = method === 'DELETE' ? null : answers.shift()
    if (answer instanceof Error) throw answer
    return Response.json({ status: 1, message: 'OK', data: answer })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const start = (signal = new AbortController().signal) => {
  const shown: Try['state'][] = []
  const ran = runTry({ stepId: 7, code, request: null }, signal, ({ state }) => void shown.push(state))
  return { ran, shown }
}

test('asks until the try is done, and shows every state of it', async () => {
  answers = [tried('queued'), { last: tried('running') }, { last: tried('done') }]
  const { ran, shown } = start()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await ran).toEqual({ is: 'done', tried: tried('done') })
  expect(shown).toEqual(['queued', 'running', 'done'])
  expect(sent).toEqual(['POST', 'GET', 'GET'])
})

test('continues after a lost connection', async () => {
  answers = [tried('queued'), new TypeError('Failed to fetch'), { last: tried('done') }]
  const { ran } = start()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await ran).toMatchObject({ is: 'done' })
})

test('says that another run has replaced it', async () => {
  answers = [tried('queued'), { last: tried('running', 2) }]
  const { ran } = start()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await ran).toEqual({ is: 'problem', problem: 'Another tab or device has started another run.' })
})

test('stops it on the server, and starts the next one only after that', async () => {
  answers = [tried('queued'), tried('queued', 2), { last: tried('done', 2) }]
  const stopping = new AbortController()
  const first = start(stopping.signal)
  await vi.advanceTimersByTimeAsync(100)
  stopping.abort()
  const second = start()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await first.ran).toMatchObject({ is: 'problem' })
  expect(await second.ran).toMatchObject({ is: 'done' })
  expect(sent).toEqual(['POST', 'DELETE', 'POST', 'GET'])
})

test('asks nothing while nobody looks at the page', async () => {
  answers = [tried('queued'), { last: tried('done') }]
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const { ran } = start()
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toEqual(['POST'])
  isHidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(await ran).toMatchObject({ is: 'done' })
  isHidden.mockRestore()
})
