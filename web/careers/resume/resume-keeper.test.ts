import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyResume, type StoredResume } from '#contract/careers/resume.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { createResumeKeeper, resumeKey } from './resume-keeper.ts'

const storageKey = resumeKey(7)
let stored: Map<string, string>
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}
const named = (name: string) => ({ ...emptyResume, name })
const savedAt = '2026-11-15T10:00:00.000Z'
const at = (version: number, name = 'Asha'): StoredResume => ({ resume: named(name), template: 1, version, savedAt })

type Sent = { resume: typeof emptyResume; template: 1 | 2 | 3; version: number }
let save = vi.fn<(sent: Sent) => Promise<{ version: number; savedAt: string }>>()
let load = vi.fn<() => Promise<StoredResume>>()
const open = (server = at(1)) => createResumeKeeper({ storage, storageKey, server, save, load })
const conflict = () => new ApiError('conflict', 'Saved elsewhere')
const unreachable = () => new ApiError('unreachable', 'No connection')

beforeEach(() => {
  vi.useFakeTimers()
  stored = new Map()
  save = vi.fn<(sent: Sent) => Promise<{ version: number; savedAt: string }>>(async ({ version }) => ({
    version: version + 1,
    savedAt,
  }))
  load = vi.fn<() => Promise<StoredResume>>(async () => at(1))
})
afterEach(() => void vi.useRealTimers())

test('each letter is kept here at once, and saved when the typing pauses', async () => {
  const keeper = open()
  keeper.type({ resume: named('A') })
  keeper.type({ resume: named('Asha N') })
  expect(stored.get(storageKey)).toContain('Asha N')
  expect(save).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(save).toHaveBeenCalledExactlyOnceWith({ resume: named('Asha N'), template: 1, version: 1 })
  expect(keeper.now()).toMatchObject({ saved: 'saved', savedAt })
  expect(stored.size).toBe(0)
})

test('what is typed while a save is on its way is saved after it, on top of it', async () => {
  let answer: (saved: { version: number; savedAt: string }) => void = () => {}
  save.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  const keeper = open()
  keeper.type({ resume: named('One') })
  await vi.advanceTimersByTimeAsync(1000)
  keeper.type({ resume: named('Two') })
  await vi.advanceTimersByTimeAsync(1000)
  expect(save).toHaveBeenCalledTimes(1)
  answer({ version: 2, savedAt })
  await vi.advanceTimersByTimeAsync(1000)
  expect(save.mock.calls.map(([{ resume, version }]) => [resume.name, version])).toEqual([
    ['One', 1],
    ['Two', 2],
  ])
  expect(keeper.now().saved).toBe('saved')
})

test('without a connection it stays here, outlives a reload and is saved later', async () => {
  save.mockRejectedValue(unreachable())
  open().type({ resume: named('Offline') })
  await vi.advanceTimersByTimeAsync(1000)
  save.mockImplementation(async ({ version }) => ({ version: version + 1, savedAt }))
  const reloaded = open()
  expect(reloaded.now().resume.name).toBe('Offline')
  await vi.advanceTimersByTimeAsync(1000)
  expect(reloaded.now().saved).toBe('saved')
})

test('it is tried again by itself', async () => {
  save.mockRejectedValueOnce(unreachable())
  const keeper = open()
  keeper.type({ resume: named('Asha') })
  await vi.advanceTimersByTimeAsync(1000)
  expect(keeper.now()).toMatchObject({ saved: 'here', problem: 'No connection' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(keeper.now().saved).toBe('saved')
})

test('who was saved over elsewhere chooses; what is written here replaces it', async () => {
  save.mockRejectedValueOnce(conflict())
  load.mockResolvedValue(at(5, 'There'))
  const keeper = open()
  keeper.type({ resume: named('Here') })
  await vi.advanceTimersByTimeAsync(1000)
  expect(keeper.now()).toMatchObject({ saved: 'conflict', newer: { version: 5 }, resume: { name: 'Here' } })
  keeper.type({ resume: named('Here still') })
  await vi.advanceTimersByTimeAsync(5000)
  expect(save).toHaveBeenCalledTimes(1)
  keeper.keepMine()
  await vi.advanceTimersByTimeAsync(0)
  expect(save).toHaveBeenLastCalledWith({ resume: named('Here still'), template: 1, version: 5 })
  expect(keeper.now()).toMatchObject({ saved: 'saved', newer: null })
})

test('or takes what was saved elsewhere', async () => {
  save.mockRejectedValueOnce(conflict())
  load.mockResolvedValue(at(5, 'There'))
  const keeper = open()
  keeper.type({ resume: named('Here') })
  await vi.advanceTimersByTimeAsync(1000)
  keeper.takeNewer()
  expect(keeper.now()).toMatchObject({ saved: 'saved', newer: null, resume: { name: 'There' } })
  expect(stored.size).toBe(0)
})

test('a save whose answer was lost is not taken for somebody else’s', async () => {
  save.mockRejectedValueOnce(conflict())
  load.mockResolvedValue(at(2, 'Asha N'))
  const keeper = open()
  keeper.type({ resume: named('Asha N ') })
  await vi.advanceTimersByTimeAsync(1000)
  expect(keeper.now()).toMatchObject({ saved: 'saved', newer: null })
})

test('what was left here and is older than what is stored is asked about', () => {
  open().type({ resume: named('Left here') })
  expect(open(at(3, 'There')).now()).toMatchObject({
    saved: 'conflict',
    resume: { name: 'Left here' },
    newer: { version: 3 },
  })
})

test('what is not taken is told, and nothing of it is lost', async () => {
  const keeper = open()
  keeper.type({ resume: named('x'.repeat(161)) })
  await vi.advanceTimersByTimeAsync(1000)
  expect(save).not.toHaveBeenCalled()
  expect(keeper.now()).toMatchObject({ saved: 'refused', problem: 'At most 160 characters' })
  expect(stored.get(storageKey)).toContain('xxx')
})

test('a page left open shows what was written elsewhere meanwhile', async () => {
  const keeper = open()
  load.mockResolvedValue(at(4, 'There'))
  await keeper.refresh()
  expect(keeper.now().resume.name).toBe('There')
})

test('storage that is switched off stops nobody', async () => {
  const broken = () => {
    throw new Error('denied')
  }
  const keeper = createResumeKeeper({
    storage: { getItem: broken, setItem: broken, removeItem: broken },
    storageKey,
    server: at(1),
    save,
    load,
  })
  keeper.type({ resume: named('Asha') })
  await vi.advanceTimersByTimeAsync(1000)
  expect(keeper.now().saved).toBe('saved')
})
