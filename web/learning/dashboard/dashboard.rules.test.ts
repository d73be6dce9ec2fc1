import { expect, test } from 'vitest'
import type { Snapshot } from '#contract/learning/performance.ts'
import {
  deskState,
  type DeskAccess,
  gettingStartedSteps,
  greetingAt,
  isAtBeginning,
  summaryOf,
} from './dashboard.rules.ts'

const nothing: Snapshot = {
  enrolled: 0,
  approved: 0,
  waiting: 0,
  rejected: 0,
  submissions: 0,
  streak: { current: 0, longest: 0, isTodayDone: false },
  course: null,
  next: null,
  feedback: null,
}
const progress = { approved: 0, waiting: 0, rejected: 0, steps: 3 }
const course = { courseId: 1, courseTitle: 'Frontend', imagePath: 'course-2', progress, certificateCode: null }
const next = { taskId: 1, taskTitle: 'A', taskStepId: 2, taskStepTitle: 'B', isResubmission: false }
const open: DeskAccess = { hasAccess: true, isBeingVerified: false, ends: '2026-12-01T00:00:00Z' }
const closed: DeskAccess = { hasAccess: false, isBeingVerified: true, ends: null }

test.each([
  ['2026-11-15T03:59:00+05:30', 'Good evening'],
  ['2026-11-15T04:00:00+05:30', 'Good morning'],
  ['2026-11-15T11:59:00+05:30', 'Good morning'],
  ['2026-11-15T12:00:00+05:30', 'Good afternoon'],
  ['2026-11-15T17:00:00+05:30', 'Good evening'],
  ['2026-11-15T00:10:00+05:30', 'Good evening'],
])('at %s one says %s', (moment, greeting) => {
  expect(greetingAt(new Date(moment))).toBe(greeting)
})

test.each([
  [{}, 'Here is where your way begins.'],
  [{ enrolled: 1 }, 'Here is how things stand.'],
  [{ enrolled: 1, next }, 'Your first step is ready when you are.'],
  [{ enrolled: 1, next, approved: 4 }, 'Your next step is ready when you are.'],
  [{ waiting: 1, next }, '1 step is with a mentor.'],
  [{ rejected: 1, waiting: 2 }, '1 step came back to you with a mentor’s words. 2 steps are with a mentor.'],
])('%o is summed up as: %s', (wanted, words) => {
  expect(summaryOf({ ...nothing, ...wanted })).toBe(words)
})

test('the three planks are laid one by one', () => {
  const laid = (snapshot: Partial<Snapshot>, access = open) =>
    gettingStartedSteps({ ...nothing, ...snapshot }, access).map(({ isDone }) => isDone)
  expect(laid({}, closed)).toEqual([false, false, false])
  expect(laid({})).toEqual([true, false, false])
  expect(laid({ enrolled: 1 })).toEqual([true, true, false])
  expect(laid({ enrolled: 1, submissions: 1 })).toEqual([true, true, true])
})

test('the beginning lasts until a mentor has answered, or the subscription has ended', () => {
  const isNew = (snapshot: Partial<Snapshot>, access = open) => isAtBeginning({ ...nothing, ...snapshot }, access)
  expect(isNew({})).toBe(true)
  expect(isNew({}, closed)).toBe(true)
  expect(isNew({}, { ...closed, ends: '2026-11-01T00:00:00Z' })).toBe(false)
  expect(isNew({ submissions: 2, waiting: 2 })).toBe(true)
  expect(isNew({ submissions: 1, rejected: 1 })).toBe(false)
  expect(isNew({ submissions: 2, waiting: 1 })).toBe(false)
  expect(isNew({ submissions: 2, waiting: 1, approved: 1 })).toBe(false)
})

test.each([
  ['paused', { course, next: null }, closed],
  ['go on', { course, next }, open],
  ['choose', {}, open],
  ['unwritten', { course: { ...course, progress: { ...progress, steps: 0 } } }, open],
  ['with mentors', { course: { ...course, progress: { ...progress, approved: 1, waiting: 2 } } }, open],
  ['arrived', { course: { ...course, progress: { ...progress, approved: 3 } } }, open],
] as const)('the card is about: %s', (state, snapshot, access) => {
  expect(deskState({ ...nothing, ...snapshot }, access)).toBe(state)
})
