// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/call.ts'
import { setUpRendering, typingPauses } from '../testing.ts'
import { createAutosave, useAutosave, type Autosave } from './autosave.ts'
import { SaveStatus } from './save-status.tsx'

const savedAt = '2026-11-15T05:12:00.000Z'
const save = vi.fn<(value: string) => Promise<{ savedAt: string }>>()
const backUp = vi.fn<(value: string, isSaved: boolean) => void>()
const open = (value = '', isSaved = true) =>
  createAutosave({ initial: { value, isSaved, status: isSaved ? 'idle' : 'unreachable', savedAt: null }, backUp, save })
const fail = (code: ConstructorParameters<typeof ApiError>[0]) => new ApiError(code, 'No luck.')

const render = setUpRendering()
beforeEach(() => {
  vi.useFakeTimers()
  backUp.mockReset()
  save.mockReset()
  save.mockResolvedValue({ savedAt })
})

test('backs up every change at once and saves when typing pauses', async () => {
  const autosave = open()
  autosave.change('I')
  autosave.change('I tried')
  expect(backUp).toHaveBeenLastCalledWith('I tried', false)
  expect(autosave.state().status).toBe('saving')
  expect(save).not.toHaveBeenCalled()
  await typingPauses()
  expect(save).toHaveBeenCalledExactlyOnceWith('I tried')
  expect(autosave.state()).toMatchObject({ status: 'saved', savedAt })
  expect(backUp).toHaveBeenLastCalledWith('I tried', true)
})

test('saves what is typed during a save after it', async () => {
  let answer: (saved: { savedAt: string }) => void = () => {}
  save.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  const autosave = open()
  autosave.change('old')
  await vi.advanceTimersByTimeAsync(1000)
  autosave.change('new')
  await vi.advanceTimersByTimeAsync(1000)
  expect(save).toHaveBeenCalledTimes(1)
  answer({ savedAt })
  await typingPauses()
  expect(save.mock.calls).toEqual([['old'], ['new']])
  expect(autosave.state().status).toBe('saved')
})

test.each([
  ['unreachable', 'unreachable'],
  ['unexpected', 'unreachable'],
  ['too_many_requests', 'unreachable'],
  ['not_allowed', 'rejected'],
  ['conflict', 'conflict'],
] as const)('after the error %s the status is %s', async (code, status) => {
  save.mockRejectedValueOnce(fail(code))
  const autosave = open()
  autosave.change('I tried')
  await typingPauses()
  expect(autosave.state()).toMatchObject({ status, problem: 'No luck.' })
})

test('saves nothing during a conflict until it is resolved', async () => {
  save.mockRejectedValueOnce(fail('conflict'))
  const autosave = open()
  autosave.change('mine')
  await typingPauses()
  autosave.change('mine again')
  await typingPauses()
  expect(save).toHaveBeenCalledTimes(1)
  autosave.markUnsaved()
  await autosave.flush()
  expect(save).toHaveBeenLastCalledWith('mine again')
})

test('saves nothing while paused, and what changed meanwhile afterwards', async () => {
  const autosave = open()
  autosave.change('one')
  await autosave.pause()
  await typingPauses()
  await autosave.flush()
  expect(save).not.toHaveBeenCalled()
  autosave.change('two')
  await typingPauses()
  autosave.resume()
  await typingPauses()
  expect(save).toHaveBeenCalledExactlyOnceWith('two')
})

async function mount(create: () => Autosave<string>) {
  function Page() {
    const { value, draft: _draft, ...saved } = useAutosave(create)
    return (
      <>
        {value} <SaveStatus {...saved} />
      </>
    )
  }
  await act(async () => render(<Page />))
}
const text = () => document.body.textContent

test('saves on opening, retries until the server is back, and shows when it was saved', async () => {
  save.mockRejectedValueOnce(fail('unreachable'))
  await mount(() => open('left over', false))
  expect(save).toHaveBeenCalledTimes(1)
  expect(text()).toContain('We can’t reach the server right now. Saved on this device')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(text()).toContain('Saved 10:42 AM IST')
})

test.each([
  ['the connection is back', () => void window.dispatchEvent(new Event('online'))],
  ['the page is left', () => render(null)],
])('saves at once when %s', async (_when, happen) => {
  const autosave = open()
  await mount(() => autosave)
  act(() => autosave.change('half a word'))
  await act(async () => happen())
  expect(save).toHaveBeenCalledExactlyOnceWith('half a word')
})
