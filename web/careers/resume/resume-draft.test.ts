import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyResume, type StoredResume } from '#contract/careers/resume.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { typingPauses } from '#web/kit/testing.ts'
import { createResumeDraft, resumeKey } from './resume-draft.ts'

let items: Map<string, string>
const named = (name: string) => ({ ...emptyResume, name })
const savedAt = '2026-11-15T10:00:00.000Z'
const at = (version: number, name = 'Asha'): StoredResume => ({ resume: named(name), template: 1, version, savedAt })

type Sent = { resume: typeof emptyResume; template: 1 | 2 | 3; version: number }
const save = vi.fn<(sent: Sent) => Promise<{ version: number; savedAt: string }>>()
const load = vi.fn<() => Promise<StoredResume>>()
const open = (server = at(1)) => createResumeDraft({ userId: 7, server, save, load })
const conflict = () => new ApiError('conflict', 'Saved elsewhere')
const nameOf = (draft: ReturnType<typeof open>) => draft.state().value.resume.name

beforeEach(() => {
  vi.useFakeTimers()
  items = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
  save.mockReset()
  save.mockImplementation(async ({ version }) => ({ version: version + 1, savedAt }))
  load.mockReset()
  load.mockImplementation(async () => at(1))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('keeps a copy on this device until it is saved, each save on the version before', async () => {
  const draft = open()
  draft.edit({ resume: named('Asha N') })
  expect(items.get(resumeKey(7))).toContain('Asha N')
  await typingPauses()
  expect(items.size).toBe(0)
  draft.edit({ template: 2 })
  await typingPauses()
  expect(save.mock.calls).toEqual([
    [{ resume: named('Asha N'), template: 1, version: 1 }],
    [{ resume: named('Asha N'), template: 2, version: 2 }],
  ])
})

test('saves after a reload what was typed without a connection', async () => {
  save.mockRejectedValueOnce(new ApiError('unreachable', 'No connection'))
  open().edit({ resume: named('Offline') })
  await typingPauses()
  const reloaded = open()
  expect(nameOf(reloaded)).toBe('Offline')
  await reloaded.flush()
  expect(reloaded.state().status).toBe('saved')
})

test('asks after a conflict, and overwrites the other version', async () => {
  save.mockRejectedValueOnce(conflict())
  load.mockResolvedValue(at(5, 'There'))
  const draft = open()
  draft.edit({ resume: named('Here') })
  await typingPauses()
  expect(draft.state().status).toBe('conflict')
  expect(draft.newer()).toMatchObject({ version: 5 })
  draft.edit({ resume: named('Here still') })
  await typingPauses()
  expect(save).toHaveBeenCalledTimes(1)
  draft.overwriteNewer()
  await typingPauses()
  expect(save).toHaveBeenLastCalledWith({ resume: named('Here still'), template: 1, version: 5 })
  expect([draft.state().status, draft.newer()]).toEqual(['saved', null])
})

test('asks after a conflict, and takes the other version', async () => {
  save.mockRejectedValueOnce(conflict())
  load.mockResolvedValue(at(5, 'There'))
  const draft = open()
  draft.edit({ resume: named('Here') })
  await typingPauses()
  draft.acceptNewer()
  expect([draft.state().status, draft.newer(), nameOf(draft)]).toEqual(['saved', null, 'There'])
  expect(items.size).toBe(0)
})

test('recognises its own save whose response was lost', async () => {
  save.mockRejectedValueOnce(conflict())
  load.mockResolvedValue(at(2, 'Asha N'))
  const draft = open()
  draft.edit({ resume: named('Asha N ') })
  await typingPauses()
  expect([draft.state().status, draft.newer()]).toEqual(['saved', null])
})

test('asks when the copy on this device is older than the stored version', () => {
  open().edit({ resume: named('Left here') })
  const draft = open(at(3, 'There'))
  expect([draft.state().status, nameOf(draft), draft.newer()?.version]).toEqual(['conflict', 'Left here', 3])
})

test('shows why an invalid resume was not saved, and keeps it on this device', async () => {
  const draft = open()
  draft.edit({ resume: named('x'.repeat(161)) })
  await typingPauses()
  expect(save).not.toHaveBeenCalled()
  expect(draft.state()).toMatchObject({
    status: 'rejected',
    problem: expect.stringMatching(/160 characters/) as string,
  })
  expect(items.get(resumeKey(7))).toContain('xxx')
})

test('shows what was saved elsewhere meanwhile', async () => {
  const draft = open()
  load.mockResolvedValue(at(4, 'There'))
  await draft.refresh()
  expect(nameOf(draft)).toBe('There')
})
