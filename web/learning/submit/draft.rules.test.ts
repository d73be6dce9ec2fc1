import { expect, test } from 'vitest'
import { chooseDraft, keyFor, readKept, type KeptDraft } from './draft.rules.ts'

const kept = (change: Partial<KeptDraft> = {}): KeptDraft => ({
  text: 'from this device',
  changedAt: '2026-11-15T10:00:00.000Z',
  isSaved: false,
  serverSavedAt: '2026-11-15T09:00:00.000Z',
  submissionKey: 'key-1',
  sent: null,
  ...change,
})
const server = (savedAt: string | null, text = 'from the server') => ({ text, savedAt })

test('without anything kept here, the draft of the server is gone on with', () => {
  expect(chooseDraft(null, server('2026-11-15T09:00:00.000Z'))).toMatchObject({
    text: 'from the server',
    isSaved: true,
  })
  expect(chooseDraft(null, server(null, ''))).toEqual({ text: '', isSaved: true, other: null })
})

test('without a connection, what this device kept is gone on with', () => {
  expect(chooseDraft(kept(), null)).toEqual({ text: 'from this device', isSaved: false, other: null })
  expect(chooseDraft(null, null)).toEqual({ text: '', isSaved: true, other: null })
})

test('what was typed here and never reached the server is gone on with, however wrong the clock of this device', () => {
  const behind = kept({ changedAt: '1999-01-01T00:00:00.000Z' })
  expect(chooseDraft(behind, server('2026-11-15T09:00:00.000Z'))).toEqual({
    text: 'from this device',
    isSaved: false,
    other: null,
  })
})

test('what the server has saved from here is taken from there: another device may have gone on', () => {
  expect(chooseDraft(kept({ isSaved: true }), server('2026-11-15T12:00:00.000Z')).text).toBe('from the server')
})

test('when two devices went on from the same draft, the newer is taken and the other offered', () => {
  expect(chooseDraft(kept(), server('2026-11-15T11:00:00.000Z'))).toEqual({
    text: 'from the server',
    isSaved: true,
    other: 'from this device',
  })
  expect(chooseDraft(kept(), server('2026-11-15T09:30:00.000Z'))).toEqual({
    text: 'from this device',
    isSaved: false,
    other: 'from the server',
  })
})

test('an empty other draft is not worth a question, nor is the same one', () => {
  expect(chooseDraft(kept(), server(null, '')).other).toBeNull()
  expect(chooseDraft(kept(), server('2026-11-15T11:00:00.000Z', 'from this device'))).toEqual({
    text: 'from this device',
    isSaved: true,
    other: null,
  })
})

test('the same solution keeps its key, a changed one gets another', () => {
  const newKey = () => 'key-2'
  expect(keyFor(kept(), 'text', newKey)).toBe('key-1')
  expect(keyFor(kept({ sent: 'text' }), 'text', newKey)).toBe('key-1')
  expect(keyFor(kept({ sent: 'text' }), 'text, changed', newKey)).toBe('key-2')
})

test('what was kept is read back, and what is something else counts as nothing', () => {
  expect(readKept(JSON.stringify(kept()))).toEqual(kept())
  expect(readKept('{"text":"a","submissionKey":"k"}')).toMatchObject({ text: 'a', isSaved: false, sent: null })
  for (const stored of [null, '', 'no json', '[]', 'null', '{"text":1,"submissionKey":"k"}'])
    expect(readKept(stored)).toBeNull()
})
