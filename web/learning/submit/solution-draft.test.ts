import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#web/kit/api/call.ts'
import { typingPauses } from '#web/kit/testing.ts'
import { createSolutionDraft, type ServerDraft, storageKey } from './solution-draft.ts'
import { parseStored } from './solution-draft.rules.ts'

const owner = { userId: 7, taskStepId: 21 }
let items: Map<string, string>
const savedAt = '2026-11-15T10:00:00.000Z'
const empty: ServerDraft = { text: '', code: null, version: 0, savedAt: null, droppedFiles: [] }
const stored = () => parseStored(JSON.parse(items.get(storageKey(owner)) ?? 'null'))
const save =
  vi.fn<(draft: Partial<ServerDraft> & { version: number }) => Promise<{ version: number; savedAt: string }>>()
const load = vi.fn<() => Promise<ServerDraft>>()
const open = (server: ServerDraft | null = empty, hasExercise = false) =>
  createSolutionDraft({ ...owner, server, save, load, hasExercise })
const texts = () => save.mock.calls.map(([{ text }]) => text)

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

test('keeps the text on this device, and on the server when typing pauses', async () => {
  const draft = open()
  draft.edit({ text: 'I tried' })
  expect(stored()).toMatchObject({ text: 'I tried', isSaved: false })
  await typingPauses()
  expect(save).toHaveBeenCalledExactlyOnceWith({ text: 'I tried', droppedFiles: [], version: 0 })
  expect(stored()).toMatchObject({ isSaved: true, serverSavedAt: savedAt, version: 1 })
})

test('brings an unsaved text back after a reload without a connection, and saves it later', async () => {
  save.mockRejectedValueOnce(new ApiError('unreachable', 'no connection'))
  open().edit({ text: 'I tried' })
  await typingPauses()
  const reloaded = open(null)
  expect(reloaded.state()).toMatchObject({ value: { text: 'I tried' }, status: 'unreachable' })
  await reloaded.flush()
  expect(reloaded.state().status).toBe('saved')
})

test('does not save a text again that the server has', async () => {
  open().edit({ text: 'I tried' })
  await typingPauses()
  await open(null).flush()
  expect(save).toHaveBeenCalledTimes(1)
})

test('saves nothing after a submission and leaves nothing on this device', async () => {
  const draft = open()
  draft.edit({ text: 'I tried' })
  await draft.startSubmission('')
  await typingPauses()
  draft.remove()
  await draft.flush()
  expect(save).not.toHaveBeenCalled()
  expect(items.size).toBe(0)
})

test('saves a rejected submission as a draft again, though the server had it before', async () => {
  const draft = open()
  draft.edit({ text: 'I tried' })
  await typingPauses()
  await draft.startSubmission('')
  draft.markUnsaved()
  // The accepted submission has deleted the draft on the server.
  expect(open().state().value.text).toBe('I tried')
  await draft.flush()
  expect(texts()).toEqual(['I tried', 'I tried'])
})

test('submits a second tab, opened before the submission, under its own key', async () => {
  const first = open()
  first.edit({ text: 'I tried' })
  const second = open()
  second.edit({ text: 'Second thoughts' })
  const key = await first.startSubmission('')
  first.remove()
  expect(await second.startSubmission('')).not.toBe(key)
})

test('keeps the key across a reload until the solution changes', async () => {
  const draft = open()
  draft.edit({ text: 'I tried' })
  const key = await draft.startSubmission('a')
  expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(await open(null).startSubmission('a')).toBe(key)
  expect(await open(null).startSubmission('a,b')).not.toBe(key)
})

test('switches to the draft of another device and back', () => {
  open().edit({ text: 'from here' })
  const draft = open({ ...empty, text: 'from there', version: 4, savedAt: '2999-01-01T00:00:00.000Z' })
  expect(draft.state().value).toMatchObject({ text: 'from there', other: { text: 'from here' } })
  draft.switchToOther()
  expect(draft.state().value).toMatchObject({ text: 'from here', other: { text: 'from there' } })
})

const conflict = new ApiError('conflict', 'Changed elsewhere')
const elsewhere: ServerDraft = { text: 'from another tab', code: null, version: 3, savedAt, droppedFiles: ['b'] }

/** Another tab has saved its text; this one tries to save its own. */
async function openConflict() {
  const draft = open({ ...empty, text: 'before', version: 2, savedAt })
  save.mockRejectedValueOnce(conflict)
  load.mockResolvedValueOnce(elsewhere)
  draft.edit({ text: 'from this tab' })
  await typingPauses()
  expect(draft.state()).toMatchObject({ value: { text: 'from this tab' }, status: 'conflict' })
  expect(draft.newer()).toMatchObject({ content: { text: 'from another tab' }, version: 3, savedAt })
  draft.edit({ text: 'from this tab, and more' })
  await typingPauses()
  expect(save).toHaveBeenCalledOnce()
  return draft
}

test('overwrites the text of another tab only when the learner chooses to', async () => {
  const draft = await openConflict()
  draft.overwriteNewer()
  await typingPauses()
  expect(save).toHaveBeenLastCalledWith({ text: 'from this tab, and more', droppedFiles: [], version: 3 })
  expect(draft.state().status).toBe('saved')
  expect(draft.newer()).toBeNull()
})

test('continues with the text of another tab and still offers its own', async () => {
  const draft = await openConflict()
  draft.acceptNewer()
  const value = { text: 'from another tab', other: { text: 'from this tab, and more' }, droppedFiles: ['b'] }
  expect(draft.state()).toMatchObject({ value, status: 'saved' })
  draft.edit({ text: 'from another tab, and more' })
  await typingPauses()
  expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ version: 3 }))
})

test('saves again if the other tab has submitted, which deletes the draft', async () => {
  const draft = open({ ...empty, text: 'before', version: 2, savedAt })
  save.mockRejectedValueOnce(conflict)
  load.mockResolvedValueOnce(empty)
  draft.edit({ text: 'from this tab' })
  await typingPauses()
  expect(save).toHaveBeenLastCalledWith({ text: 'from this tab', droppedFiles: [], version: 0 })
  expect(draft.state().status).toBe('saved')
})

const code = [{ path: 'a.js', text: 'let a = 1' }]

test('saves the code of an exercise with the explanation, and brings it back after a reload', async () => {
  const draft = open(empty, true)
  draft.edit({ code: code })
  draft.edit({ text: 'I tried' })
  expect(open(null, true).state().value).toMatchObject({ text: 'I tried', code })
  await typingPauses()
  expect(save).toHaveBeenCalledExactlyOnceWith({ text: 'I tried', code, droppedFiles: [], version: 0 })
  draft.edit({ code: null })
  await typingPauses()
  expect(save).toHaveBeenLastCalledWith({ text: 'I tried', code: null, droppedFiles: [], version: 1 })
})

test('asks which code to keep if another tab saved other code with the same explanation', async () => {
  const draft = open({ ...empty, version: 2, savedAt }, true)
  save.mockRejectedValueOnce(conflict)
  load.mockResolvedValueOnce({ ...elsewhere, text: '', code })
  draft.edit({ code: [{ path: 'a.js', text: 'let a = 2' }] })
  await typingPauses()
  expect(draft.newer()?.content).toMatchObject({ code })
  draft.acceptNewer()
  const other = { text: '', code: [{ path: 'a.js', text: 'let a = 2' }] }
  expect(draft.state().value).toMatchObject({ text: '', code, other })
})

test('submits changed code under a new key', async () => {
  const draft = open(empty, true)
  draft.edit({ code: code })
  const key = await draft.startSubmission('')
  draft.resume()
  draft.edit({ code: [{ path: 'a.js', text: 'let a = 2' }] })
  expect(await draft.startSubmission('')).not.toBe(key)
})

test('saves on the server with storage switched off', async () => {
  vi.stubGlobal('localStorage', undefined)
  const draft = open()
  draft.edit({ text: 'I tried' })
  await typingPauses()
  expect(draft.state()).toMatchObject({ value: { text: 'I tried' }, status: 'saved' })
  draft.remove()
})
