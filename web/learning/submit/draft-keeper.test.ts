import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#web/kit/api/call.ts'
import { createDraftKeeper, draftKey } from './draft-keeper.ts'
import { readKept } from './draft.rules.ts'

const storageKey = draftKey(7, 21)
let stored: Map<string, string>
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}
const savedAt = '2026-11-15T10:00:00.000Z'
const empty = { text: '', savedAt: null }
const kept = () => readKept(stored.get(storageKey) ?? null)
let save = vi.fn<(text: string) => Promise<{ savedAt: string }>>()
const open = (server: { text: string; savedAt: string | null } | null = empty) =>
  createDraftKeeper({ storage, storageKey, server, save })

beforeEach(() => {
  vi.useFakeTimers()
  stored = new Map()
  save = vi.fn<(text: string) => Promise<{ savedAt: string }>>(async () => ({ savedAt }))
})
afterEach(() => void vi.useRealTimers())

test('every letter is kept on this device at once, and on the server when the typing pauses', async () => {
  const draft = open()
  draft.type('I')
  draft.type('I tried')
  expect(kept()).toMatchObject({ text: 'I tried', isSaved: false })
  expect(draft.now().saved).toBe('saving')
  expect(save).not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  expect(save).toHaveBeenCalledExactlyOnceWith('I tried')
  expect(draft.now().saved).toBe('saved')
  expect(kept()).toMatchObject({ isSaved: true, serverSavedAt: savedAt })
})

test('without a connection the text stays here, comes back after a reload and is saved later', async () => {
  save.mockRejectedValueOnce(new ApiError('unreachable', 'no connection'))
  const draft = open()
  draft.type('I tried')
  await vi.runAllTimersAsync()
  expect(draft.now().saved).toBe('here')

  const reloaded = open(null)
  expect(reloaded.now()).toMatchObject({ text: 'I tried', saved: 'here' })
  await reloaded.saveNow()
  expect(reloaded.now().saved).toBe('saved')
})

test('a refusal of the server is not taken for a lost connection', async () => {
  save.mockRejectedValueOnce(new ApiError('not_allowed', 'no subscription'))
  const draft = open()
  draft.type('I tried')
  await vi.runAllTimersAsync()
  expect(draft.now().saved).toBe('refused')
})

test('a text typed while an older one is on its way is saved after it', async () => {
  let answer: (saved: { savedAt: string }) => void = () => {}
  save.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  const draft = open()
  draft.type('old')
  await vi.advanceTimersByTimeAsync(1000)
  draft.type('new')
  await vi.advanceTimersByTimeAsync(1000)
  expect(save).toHaveBeenCalledTimes(1)
  answer({ savedAt })
  await vi.runAllTimersAsync()
  expect(save.mock.calls).toEqual([['old'], ['new']])
  expect(draft.now().saved).toBe('saved')
})

test('no save overtakes a submission, and what is handed in leaves nothing here', async () => {
  const draft = open()
  draft.type('I tried')
  await draft.startSubmission('')
  await vi.runAllTimersAsync()
  expect(save).not.toHaveBeenCalled()
  draft.forget()
  await draft.saveNow()
  expect(save).not.toHaveBeenCalled()
  expect(stored.size).toBe(0)
})

test('what was refused is a draft again, though the server had it before', async () => {
  const draft = open()
  draft.type('I tried')
  await vi.runAllTimersAsync()
  await draft.startSubmission('')
  draft.keepOn()
  // The submission of the other one has emptied the server's.
  expect(open().now().text).toBe('I tried')
  await draft.saveNow()
  expect(save.mock.calls).toEqual([['I tried'], ['I tried']])
})

test('a second tab, opened before anything was sent, hands in under a key of its own', async () => {
  const first = open()
  first.type('I tried')
  const second = open()
  second.type('Second thoughts')
  const key = await first.startSubmission('')
  first.forget()
  expect(await second.startSubmission('')).not.toBe(key)
})

test('the key lives through a reload, until the solution is another', async () => {
  const draft = open()
  draft.type('I tried')
  const key = await draft.startSubmission('a')
  expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(await open(null).startSubmission('a')).toBe(key)
  expect(await open(null).startSubmission('a,b')).not.toBe(key)
})

test('the draft of another device can be taken, and given back', async () => {
  open().type('from here')
  const draft = open({ text: 'from there', savedAt: '2999-01-01T00:00:00.000Z' })
  expect(draft.now()).toMatchObject({ text: 'from there', other: 'from here' })
  draft.takeOther()
  expect(draft.now()).toMatchObject({ text: 'from here', other: 'from there' })
})

test('storage that is switched off or full stops nobody from writing', async () => {
  const broken = () => {
    throw new Error('denied')
  }
  const draft = createDraftKeeper({
    storage: { getItem: broken, setItem: broken, removeItem: broken },
    storageKey,
    server: empty,
    save,
  })
  draft.type('I tried')
  await vi.runAllTimersAsync()
  expect(draft.now()).toMatchObject({ text: 'I tried', saved: 'saved' })
  draft.forget()
})
