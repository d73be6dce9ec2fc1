import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LessonContent } from '#contract/learning/lesson-text.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { typingPauses } from '#web/kit/testing.ts'
import { createLessonDraft, lessonKey, type ServerLesson } from './lesson-draft.ts'

let items: Map<string, string>
const savedAt = '2026-11-16T10:00:00.000Z'
const content = (lesson: string): LessonContent => ({
  name: 'Count paise',
  effort: 'about 2 hours',
  summary: 'Exact money.',
  lesson,
  instructions: '- [ ] It counts.',
  sampleDatabase: '',
})
const at = (draftVersion: number, lesson = 'Published'): ServerLesson => ({
  content: content(lesson),
  draftVersion,
  draftSavedAt: draftVersion > 0 ? savedAt : null,
  draftSavedBy: draftVersion > 0 ? 'Meera Joshi' : null,
})
type Sent = { version: number; content: LessonContent }
const save = vi.fn<(sent: Sent) => Promise<{ version: number; savedAt: string }>>()
const load = vi.fn<() => Promise<ServerLesson>>()
const open = (server = at(0)) => createLessonDraft({ stepId: 7, server, save, load })
const textOf = (draft: ReturnType<typeof open>) => draft.state().value.lesson

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
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('keeps a copy on this device until it is saved, each save on the version before', async () => {
  const draft = open()
  expect(draft.version()).toBe(0)
  draft.edit({ lesson: 'First' })
  expect(items.get(lessonKey(7))).toContain('First')
  await typingPauses()
  expect(items.size).toBe(0)
  draft.edit({ name: 'Count rupees' })
  await typingPauses()
  expect(save.mock.calls.map(([{ version }]) => version)).toEqual([0, 1])
  expect(draft.version()).toBe(2)
})

test('continues after a reload with what was not saved', async () => {
  save.mockRejectedValue(new ApiError('unreachable', 'No connection'))
  open().edit({ lesson: 'Typed offline' })
  save.mockImplementation(async ({ version }) => ({ version: version + 1, savedAt }))
  const draft = open()
  expect(textOf(draft)).toBe('Typed offline')
  await draft.flush()
  expect(save).toHaveBeenLastCalledWith({ version: 0, content: content('Typed offline') })
})

test('asks which version to keep if somebody else saved', async () => {
  save.mockRejectedValueOnce(new ApiError('conflict', 'Saved elsewhere'))
  load.mockResolvedValue(at(4, 'Theirs'))
  const draft = open(at(1, 'Mine'))
  draft.edit({ lesson: 'Mine, longer' })
  await typingPauses()
  expect(draft.state().status).toBe('conflict')
  expect(draft.newer()).toMatchObject({ content: { lesson: 'Theirs' }, draftSavedBy: 'Meera Joshi' })
  draft.overwriteNewer()
  await typingPauses()
  expect(save).toHaveBeenLastCalledWith({ version: 4, content: content('Mine, longer') })
  expect(draft.state().status).toBe('saved')
})

test('accepts the other version, and a lost response is no conflict', async () => {
  save.mockRejectedValueOnce(new ApiError('conflict', 'Saved elsewhere'))
  load.mockResolvedValueOnce(at(4, 'Theirs'))
  const draft = open(at(1))
  draft.edit({ lesson: 'Mine' })
  await typingPauses()
  draft.acceptNewer()
  expect(textOf(draft)).toBe('Theirs')
  expect(draft.version()).toBe(4)

  save.mockRejectedValueOnce(new ApiError('conflict', 'Saved elsewhere'))
  load.mockResolvedValueOnce(at(5, 'Ours'))
  draft.edit({ lesson: 'Ours' })
  await typingPauses()
  expect(draft.state().status).toBe('saved')
  expect(draft.version()).toBe(5)
})

test('shows what somebody saved meanwhile only while nothing is typed here', () => {
  const draft = open(at(1, 'Mine'))
  draft.refresh(at(2, 'Theirs'))
  expect(textOf(draft)).toBe('Theirs')
  draft.edit({ lesson: 'Typing' })
  draft.refresh(at(3, 'Again theirs'))
  expect(textOf(draft)).toBe('Typing')
})
