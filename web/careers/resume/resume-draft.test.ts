// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyResume, type StoredResume } from '#contract/careers/resume.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { typingPauses } from '#web/kit/testing.ts'
import { createResumeDraft, resumeKey } from './resume-draft.ts'

const named = (name: string) => ({ ...emptyResume, name })
const savedAt = '2026-11-15T10:00:00.000Z'
const at = (version: number, name = 'Asha'): StoredResume => ({ resume: named(name), template: 1, version, savedAt })

type Sent = { resume: typeof emptyResume; template: 1 | 2 | 3; version: number }
const save = vi.fn<(sent: Sent) => Promise<{ version: number; savedAt: string }>>()
const load = vi.fn<() => Promise<StoredResume>>()
const open = (server = at(1)) => createResumeDraft({ userId: 7, server, save, load })
const copy = () => localStorage.getItem(resumeKey(7))

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  save.mockReset()
  save.mockImplementation(async ({ version }) => ({ version: version + 1, savedAt }))
  load.mockReset()
})
afterEach(() => void vi.useRealTimers())

test('saves the resume and its template, each save on the version before', async () => {
  const draft = open()
  draft.edit({ resume: named('Asha N') })
  expect(copy()).toContain('Asha N')
  await typingPauses()
  expect(copy()).toBeNull()
  draft.edit({ template: 2 })
  await typingPauses()
  expect(save.mock.calls).toEqual([
    [{ resume: named('Asha N'), template: 1, version: 1 }],
    [{ resume: named('Asha N'), template: 2, version: 2 }],
  ])
})

test('recognises its own save whose response was lost', async () => {
  save.mockRejectedValueOnce(new ApiError('conflict', 'Saved elsewhere'))
  load.mockResolvedValue(at(2, 'Asha N'))
  const draft = open()
  draft.edit({ resume: named('Asha N ') })
  await typingPauses()
  expect([draft.state().status, draft.newer()]).toEqual(['saved', null])
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
  expect(copy()).toContain('xxx')
})

test('continues with a copy of an earlier version of this page', () => {
  localStorage.setItem(resumeKey(7), JSON.stringify({ ...at(1, 'Typed before'), savedAt: undefined }))
  expect(open().state().value.resume.name).toBe('Typed before')
})
