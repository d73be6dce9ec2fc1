import { expect, test } from 'vitest'
import type { CourseTask } from '../due-dates/store.ts'
import { progressAgainst } from './report.rules.ts'
import { assertOpenDay, assertRoom, maxLearners } from './rules.ts'

test('a batch has room for 300 learners', () => {
  expect(() => assertRoom(maxLearners)).not.toThrow()
  expect(() => assertRoom(maxLearners + 1)).toThrow('A batch has at most 300 learners. Start another one.')
})

test('nothing is due on a day on which the school is closed', () => {
  expect(() => assertOpenDay('2026-11-08', '2026-11-08')).not.toThrow()
  expect(() => assertOpenDay('2026-11-08', '2026-11-10')).toThrow(
    'We’re closed that day. The next open day is 10 Nov 2026.',
  )
})

const task = (taskId: number, steps: number): CourseTask => ({ taskId, steps, courseId: 1, title: '', week: null })
const tasks = [task(1, 2), task(2, 1)]
const dates = new Map([
  [1, '2026-11-08'],
  [2, '2026-11-15'],
])

test.each([
  ['on plan: nothing was due', '2026-11-08', {}, 'on plan', 0, 0],
  ['behind: half of a task isn’t a task', '2026-11-09', { 1: [1, 0] }, 'behind', 1, 0],
  ['on plan: what is in review counts', '2026-11-15', { 1: [1, 1] }, 'on plan', 0, 1],
  ['finished, however late', '2026-12-30', { 1: [2, 0], 2: [0, 1] }, 'finished', 0, 2],
])('%s', (_, today, work, standing, behind, tasksDone) => {
  const done = Object.entries(work).map(
    ([taskId, [approved, waiting]]) => [Number(taskId), { approved: approved!, waiting: waiting! }] as const,
  )
  expect(progressAgainst(tasks, dates, new Map(done), today)).toMatchObject({ standing, behind, tasksDone })
})

test('a course without tasks is never finished', () =>
  expect(progressAgainst([], new Map(), new Map(), '2026-11-08')).toMatchObject({ standing: 'on plan' }))
