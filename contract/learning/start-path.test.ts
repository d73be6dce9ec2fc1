import { expect, test } from 'vitest'
import { mergeStartProgress, placeOnPath } from './start-path.ts'

const path = [11, 12, 13].map((stepId, index) => ({ stepId, number: index + 1 }))
const at = (minute: number) => `2026-11-18T10:0${minute}:00.000Z`
const passed = (stepId: number) => ({ stepId, passedAt: at(1) })
const begun = (stepId: number) => ({ stepId, passedAt: null })

test.each([
  ['nothing was done', [], { hasBegun: false, done: 0, next: 1 }],
  ['the first lesson has code', [begun(11)], { hasBegun: true, done: 0, next: 1 }],
  ['one is done', [passed(11)], { hasBegun: true, done: 1, next: 2 }],
  ['the first was skipped', [passed(12)], { hasBegun: true, done: 1, next: 3 }],
  ['only the first is left', [passed(12), passed(13)], { hasBegun: true, done: 2, next: 1 }],
  ['all are done', [passed(11), passed(12), passed(13)], { hasBegun: true, done: 3, next: null }],
  ['a lesson has left the path', [passed(99)], { hasBegun: false, done: 0, next: 1 }],
])('finds the next lesson if %s', (_, progress, { next, ...expected }) => {
  const place = placeOnPath(path, progress)
  expect(place).toMatchObject({ ...expected, total: 3 })
  expect(place.next?.number ?? null).toBe(next)
})

const code = (text: string) => [{ path: 'a.js', text }]
const lesson = (text: string, minute: number, passedAt: string | null = null) => ({
  stepId: 11,
  code: code(text),
  savedAt: at(minute),
  passedAt,
})

test('merging keeps what has passed, and the newer code, in either order', () => {
  const older = lesson('old', 1, at(1))
  const newer = lesson('new', 2)
  const other = { ...lesson('other', 1), stepId: 12 }
  const expected = [{ ...newer, passedAt: at(1) }, other]
  expect(mergeStartProgress([older], [newer, other])).toEqual(expected)
  expect(mergeStartProgress([newer, other], [older])).toEqual(expected)
  expect(mergeStartProgress([lesson('a', 1, at(3))], [lesson('b', 0, at(2))])).toEqual([lesson('a', 1, at(2))])
  expect(mergeStartProgress([], [older])).toEqual([older])
})
