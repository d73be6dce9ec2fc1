import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetFactDraft, keepFactDraft, keptFactDraft } from './fact-draft.ts'

const empty = { text: '', source: '', sourceUrl: '' }
let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

function typed(): FormData {
  const form = new FormData()
  form.append('text', 'Zero has a name')
  form.append('source', 'A book')
  return form
}

test('what was begun comes back to the one who began it, until it is shared', () => {
  keepFactDraft(7, typed())
  expect(keptFactDraft(7)).toEqual({ text: 'Zero has a name', source: 'A book', sourceUrl: '' })
  expect(keptFactDraft(8)).toEqual(empty)
  forgetFactDraft(7)
  expect([keptFactDraft(7), stored.size]).toEqual([empty, 0])
})

test.each(['no json', '[]', 'null', '{"text":1}'])('%s is as good as nothing', (text) => {
  stored.set('draft:fact:7', text)
  expect(keptFactDraft(7)).toEqual(empty)
})

test('storage that is switched off stops nobody', () => {
  const broken = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('localStorage', { getItem: broken, setItem: broken, removeItem: broken })
  keepFactDraft(7, typed())
  expect(keptFactDraft(7)).toEqual(empty)
  forgetFactDraft(7)
})
