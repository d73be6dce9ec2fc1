// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../api/call.ts'
import { setUpRendering, typingPauses } from '../testing.ts'
import { createDraft, useAutosave, type Autosave, type Saved } from './autosave.ts'
import { SaveStatus } from './save-status.tsx'

type Text = { text: string }
const key = 'lesson-draft-7'
const savedAt = '2026-11-15T05:12:00.000Z'
const at = (version: number, text: string): Saved<Text> => ({ content: { text }, version, savedAt })
const save = vi.fn<(text: string, version: number) => Promise<{ version: number; savedAt: string }>>()
const load = vi.fn<() => Promise<Saved<Text> | null>>()
const open = (server = at(1, 'Published')) =>
  createDraft<Text>({
    key,
    server,
    save: ({ text }, version) => save(text, version),
    load,
    isSame: (a, b) => a.text.trim() === b.text.trim(),
    isUsable: ({ text }) => typeof text === 'string',
  })
const copy = () => localStorage.getItem(key)
const textOf = (draft: Autosave<Text>) => draft.state().value.text
const fail = (code: ConstructorParameters<typeof ApiError>[0]) => new ApiError(code, 'No luck.')

const render = setUpRendering()
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  save.mockReset()
  save.mockImplementation(async (_text, version) => ({ version: version + 1, savedAt }))
  load.mockReset()
})

test('keeps every change on this device until it is saved, when typing pauses', async () => {
  const draft = open()
  draft.edit({ text: 'I' })
  draft.edit({ text: 'I tried' })
  expect(copy()).toContain('I tried')
  expect(draft.state().status).toBe('saving')
  expect(save).not.toHaveBeenCalled()
  await typingPauses()
  expect(draft.state()).toMatchObject({ status: 'saved', savedAt })
  expect(copy()).toBeNull()
  draft.edit({ text: 'I tried again' })
  await typingPauses()
  expect(save.mock.calls).toEqual([
    ['I tried', 1],
    ['I tried again', 2],
  ])
  expect(draft.version()).toBe(3)
})

test('saves what is typed during a save after it', async () => {
  let answer: (saved: { version: number; savedAt: string }) => void = () => {}
  save.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  const draft = open()
  draft.edit({ text: 'old' })
  await vi.advanceTimersByTimeAsync(1000)
  draft.edit({ text: 'new' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(save).toHaveBeenCalledTimes(1)
  answer({ version: 2, savedAt })
  await typingPauses()
  expect(save.mock.calls).toEqual([
    ['old', 1],
    ['new', 2],
  ])
  expect(draft.state().status).toBe('saved')
})

test.each([
  ['unreachable', 'unreachable'],
  ['unexpected', 'unreachable'],
  ['too_many_requests', 'unreachable'],
  ['not_allowed', 'rejected'],
] as const)('after the error %s the status is %s, and the copy stays', async (code, status) => {
  save.mockRejectedValueOnce(fail(code))
  const draft = open()
  draft.edit({ text: 'I tried' })
  await typingPauses()
  expect(draft.state()).toMatchObject({ status, problem: 'No luck.' })
  expect(copy()).toContain('I tried')
})

test('continues after a reload with what was not saved', async () => {
  open().edit({ text: 'Typed offline' })
  const draft = open()
  expect(textOf(draft)).toBe('Typed offline')
  await draft.flush()
  expect(save).toHaveBeenLastCalledWith('Typed offline', 1)
})

test('asks when the copy on this device is older than the saved version', () => {
  open().edit({ text: 'Left here' })
  const draft = open(at(3, 'There'))
  expect([draft.state().status, textOf(draft), draft.newer()?.version]).toEqual(['conflict', 'Left here', 3])
})

test.each(['no json', '{"content":{"text":"x"}}', '{"version":1,"content":{}}'])('ignores the copy %s', (stored) => {
  localStorage.setItem(key, stored)
  expect(textOf(open())).toBe('Published')
})

test('reads a copy whose fields are not in `content`', () => {
  localStorage.setItem(key, '{"version":1,"text":"Typed before the update"}')
  expect(textOf(open())).toBe('Typed before the update')
})

describe('if somebody else saved', () => {
  async function openConflict() {
    save.mockRejectedValueOnce(fail('conflict'))
    load.mockResolvedValue(at(5, 'Theirs'))
    const draft = open()
    draft.edit({ text: 'Mine' })
    await typingPauses()
    draft.edit({ text: 'Mine, longer' })
    await typingPauses()
    expect(save).toHaveBeenCalledTimes(1)
    expect([draft.state().status, draft.newer()]).toEqual(['conflict', at(5, 'Theirs')])
    return draft
  }

  test('their version is replaced only when the person chooses to', async () => {
    const draft = await openConflict()
    draft.overwriteNewer()
    await typingPauses()
    expect(save).toHaveBeenLastCalledWith('Mine, longer', 5)
    expect([draft.state().status, draft.newer()]).toEqual(['saved', null])
  })

  test('their version can be accepted', async () => {
    const draft = await openConflict()
    draft.acceptNewer()
    expect([draft.state().status, textOf(draft), draft.version()]).toEqual(['saved', 'Theirs', 5])
    expect([draft.newer(), copy()]).toEqual([null, null])
  })

  test('but the same value, it was this page, with its response lost', async () => {
    save.mockRejectedValueOnce(fail('conflict'))
    load.mockResolvedValue(at(5, 'Mine'))
    const draft = open()
    draft.edit({ text: 'Mine ' })
    await typingPauses()
    expect([draft.state().status, draft.version(), draft.newer()]).toEqual(['saved', 5, null])
  })

  test('and nothing is left there, it is saved as the first version', async () => {
    save.mockRejectedValueOnce(fail('conflict'))
    load.mockResolvedValue(null)
    const draft = open()
    draft.edit({ text: 'Mine' })
    await typingPauses()
    expect(save).toHaveBeenLastCalledWith('Mine', 0)
    expect(draft.state().status).toBe('saved')
  })

  test('it is shown at once while nothing is typed here', () => {
    const draft = open()
    draft.refresh(at(2, 'Theirs'))
    expect(textOf(draft)).toBe('Theirs')
    draft.edit({ text: 'Typing' })
    draft.refresh(at(3, 'Again theirs'))
    expect(textOf(draft)).toBe('Typing')
  })
})

test('saves nothing while paused, and what changed meanwhile afterwards', async () => {
  const draft = open()
  draft.edit({ text: 'one' })
  await draft.pause()
  await typingPauses()
  await draft.flush()
  expect(save).not.toHaveBeenCalled()
  draft.edit({ text: 'two' })
  await typingPauses()
  draft.resume()
  await typingPauses()
  expect(save).toHaveBeenCalledExactlyOnceWith('two', 1)
})

async function mount(create: () => Autosave<Text>) {
  function Page() {
    const { value, draft: _draft, ...saved } = useAutosave(create)
    return (
      <>
        {value.text} <SaveStatus {...saved} />
      </>
    )
  }
  await act(async () => render(<Page />))
}
const shown = () => document.body.textContent

test('saves on opening, retries until the server is back, and shows when it was saved', async () => {
  save.mockRejectedValueOnce(fail('unreachable'))
  open().edit({ text: 'left over' })
  await mount(() => open())
  expect(save).toHaveBeenCalledTimes(1)
  expect(shown()).toContain('We can’t reach the server right now. Saved on this device')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(shown()).toContain('Saved 10:42 AM IST')
})

test.each([
  ['the connection is back', () => void window.dispatchEvent(new Event('online'))],
  ['the page is hidden or shown again', () => void document.dispatchEvent(new Event('visibilitychange'))],
  ['the page is left', () => render(null)],
])('saves at once when %s', async (_when, happen) => {
  const draft = open()
  await mount(() => draft)
  act(() => draft.edit({ text: 'half a word' }))
  await act(async () => happen())
  expect(save).toHaveBeenCalledExactlyOnceWith('half a word', 1)
})
