import { expect, test } from 'vitest'
import type { Reading } from '#contract/learning/lessons.ts'
import { neighboursOf } from './outline.rules.ts'
import { blockAt, blockToResume, hasMoved, look, percentRead, percentSeen, startPace } from './reading.rules.ts'

const blocks = ['intro', 'why', 'rule', 'example', 'rule'].map((key, block) => ({ block, key }))
const reading = (blockKey: string, block: number, changes: Partial<Reading> = {}): Reading => ({
  version: 1,
  block,
  blockKey,
  percent: 60,
  updatedAt: '2026-11-15T00:00:00Z',
  ...changes,
})

test.each([
  ['a lesson that was never opened', null, null],
  ['the first paragraph', reading('intro', 0), null],
  ['a paragraph', reading('example', 3), 3],
  ['a paragraph that moved down', reading('example', 1), 3],
  ['the nearest of two equal paragraphs', reading('rule', 4), 4],
  ['the place of a paragraph that is gone', reading('old', 2), 2],
  ['the end of a lesson that became shorter', reading('old', 30), 4],
  ['a lesson that was read to its end', reading('rule', 4, { percent: 100 }), null],
  ['a finished lesson that is read again', reading('why', 1, { percent: 100 }), 1],
])('resumes at %s', (_what, stopped, block) => {
  expect(blockToResume(blocks, stopped)).toBe(block)
})

test('a lesson without blocks begins at the top', () => {
  expect(blockToResume([], reading('rule', 2))).toBeNull()
})

const all = new Set([0, 1, 2])

test('counts what was on the screen for as long as reading takes, from the top', () => {
  const fresh = startPace([80, 80, 40], 0)
  expect(percentRead(fresh)).toBe(0)
  // A jump to the end, and a look at it.
  expect(percentRead(look(fresh, new Set([2]), 1))).toBe(0)
  // Ten seconds for eighty words, however many are shown with them.
  expect(percentRead(look(fresh, all, 9))).toBe(0)
  const first = look(fresh, all, 10)
  expect(percentRead(first)).toBe(44)
  expect(percentRead(look(look(first, all, 6), all, 4))).toBe(88)
  expect(percentRead(look(first, all, 15))).toBe(100)
})

test('pictures need a look, a skipped line does no harm, and what was read before counts', () => {
  expect(percentRead(look(startPace([0, 8], 0), all, 1))).toBe(0)
  expect(percentRead(look(startPace([0, 8], 0), all, 1.5))).toBe(100)
  expect(percentRead(look(startPace([95, 5], 0), new Set([0]), 12))).toBe(100)
  expect(percentRead(startPace([50, 40, 10], 60))).toBe(55)
  expect(percentRead(startPace([], 0))).toBe(0)
})

test('the block at the reading line is the last that begins above it', () => {
  const placed = [-300, -20, 90, 400].map((top, block) => ({ block, key: `${block}`, top }))
  expect(blockAt(placed, 100)?.block).toBe(2)
  expect(blockAt(placed, -400)?.block).toBe(0)
  expect(blockAt([], 100)).toBeNull()
})

test.each([
  [{ top: 200, height: 2000 }, 800, 30],
  [{ top: -1200, height: 2000 }, 800, 100],
  [{ top: -5000, height: 2000 }, 800, 100],
  [{ top: 900, height: 2000 }, 800, 0],
  [{ top: 0, height: 0 }, 800, 0],
])('of a lesson at %o on a screen of %i, %i percent were seen', (lesson, screen, percent) => {
  expect(percentSeen(lesson, screen)).toBe(percent)
})

test('a place is worth saving if the block changed or the reader got further', () => {
  const saved = { block: 3, blockKey: 'example', percent: 60 }
  expect(hasMoved(null, saved)).toBe(true)
  expect(hasMoved(saved, { ...saved, percent: 50 })).toBe(false)
  expect(hasMoved(saved, { ...saved, percent: 61 })).toBe(true)
  expect(hasMoved(saved, { ...saved, block: 2, blockKey: 'rule' })).toBe(true)
})

test('a step has neighbours across tasks, and none after it has left the course', () => {
  const step = (stepId: number) => ({ stepId, name: `Step ${stepId}`, effort: '', state: 4 as const, percentRead: 0 })
  const outline = [
    { taskId: 1, title: 'A', week: 1, steps: [step(1), step(2)] },
    { taskId: 2, title: 'B', week: 2, steps: [step(3)] },
  ]
  expect(neighboursOf(outline, 2)).toMatchObject({ previous: { stepId: 1 }, next: { stepId: 3 }, number: 2, count: 3 })
  expect(neighboursOf(outline, 1).previous).toBeNull()
  expect(neighboursOf(outline, 3).next).toBeNull()
  expect(neighboursOf(outline, 9)).toMatchObject({ previous: null, next: null })
})
