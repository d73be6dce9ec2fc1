import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetBugDraft, keepBugDraft, keepScreenshot, keptBugDraft, keptScreenshot } from './bug-draft.ts'

const draft = { title: 'The timer stands still', steps: '1. Open a task', page: '/dashboard/tasks/5' }
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

test('what was begun comes back, to the one who began it', () => {
  keepBugDraft(7, draft)
  expect(keptBugDraft(7)).toEqual(draft)
  expect(keptBugDraft(8)).toBeNull()
})

test('the screenshot comes back with it, and both are gone once sent', () => {
  const picture = new File(['x'], 'bug.png')
  keepBugDraft(7, draft)
  keepScreenshot(7, picture)
  expect(keptScreenshot(7)).toBe(picture)
  expect(keptScreenshot(8)).toBeNull()
  forgetBugDraft(7)
  expect([keptBugDraft(7), keptScreenshot(7), stored.size]).toEqual([null, null, 0])
})

test('a page alone is no draft: the next bug may be on another', () => {
  keepBugDraft(7, { title: ' ', steps: '', page: '/dashboard' })
  expect(keptBugDraft(7)).toBeNull()
})

test.each(['no json', '[]', '{"title":1,"steps":"a"}', 'null'])('%s is as good as nothing', (text) => {
  stored.set('draft:bug:7', text)
  expect(keptBugDraft(7)).toBeNull()
})

test('storage that is switched off stops nobody', () => {
  const broken = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('localStorage', { getItem: broken, setItem: broken, removeItem: broken })
  keepBugDraft(7, draft)
  expect(keptBugDraft(7)).toBeNull()
  forgetBugDraft(7)
})
