import { expect, test } from 'vitest'
import { dayMs } from '#contract/kit/durations.ts'
import { type Candidate, drawProblems } from './rules.ts'

const now = new Date('2026-11-18T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
const exercise = (stepId: number, taskId: number, more: Partial<Candidate> = {}): Candidate => ({
  stepId,
  taskId,
  exerciseVersion: 1,
  isReached: true,
  doneAt: null,
  ...more,
})
const draw = (candidates: Candidate[], random = () => 0.5) =>
  drawProblems(candidates, now, random)
    .map(({ stepId }) => stepId)
    .toSorted((a, b) => a - b)

test('draws by chance from what was reached, of different tasks', () => {
  const reached = [exercise(1, 1), exercise(2, 1), exercise(3, 2), exercise(4, 3, { isReached: false })]
  const pairs = new Set<string>()
  for (let seed = 0; seed < 20; seed++) {
    let step = seed
    pairs.add(draw(reached, () => ((step = (step * 7 + 3) % 20) + 0.5) / 21).join())
  }
  expect([...pairs].toSorted()).toEqual(['1,3', '2,3'])
})

test.each([
  [
    'what was done this week comes last',
    [exercise(1, 1, { doneAt: daysAgo(6) }), exercise(2, 2), exercise(3, 3)],
    [2, 3],
  ],
  ['what was done earlier may come', [exercise(1, 1, { doneAt: daysAgo(8) }), exercise(2, 2)], [1, 2]],
  [
    'reached matters more than another task',
    [exercise(1, 1), exercise(2, 1), exercise(3, 2, { isReached: false })],
    [1, 2],
  ],
  [
    'for somebody who begins, the first exercises of two tasks',
    [1, 2, 3].map((id) => exercise(id, id < 3 ? 1 : 2, { isReached: false })),
    [1, 3],
  ],
])('%s', (_, candidates, expected) => {
  expect(draw(candidates)).toEqual(expected)
})

test('refuses a course with one exercise', () => {
  expect(() => draw([exercise(1, 1)])).toThrow('enough exercises')
})
