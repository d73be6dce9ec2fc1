import { expect, test } from 'vitest'
import type { Snapshot } from '#contract/learning/performance.ts'
import type { Membership } from '#web/membership/index.ts'
import {
  continueState,
  firstStepOf,
  gettingStartedSteps,
  greetingAt,
  isGettingStarted,
  summaryOf,
} from './dashboard.rules.ts'

const nothing: Snapshot = {
  enrolled: 0,
  approved: 0,
  waiting: 0,
  rejected: 0,
  submissions: 0,
  streak: null,
  isStudyPlanOffered: false,
  course: null,
  next: null,
  feedback: null,
  due: null,
  promise: null,
  start: null,
  practice: null,
}
const progress = { approved: 0, waiting: 0, rejected: 0, steps: 3 }
const course = { courseId: 1, courseTitle: 'Frontend', imagePath: 'course-2', progress, certificateCode: null }
const next = { taskId: 1, taskTitle: 'A', taskStepId: 2, taskStepTitle: 'B', isResubmission: false, percentRead: 0 }
const open: Membership = { state: 'active', hasAccess: true, ends: '2026-12-01T00:00:00Z', payment: null }
const closed: Membership = { state: 'pending', hasAccess: false, ends: null, payment: null }

test.each([
  ['2026-11-15T04:00:00+05:30', 'Good morning'],
  ['2026-11-15T12:00:00+05:30', 'Good afternoon'],
  ['2026-11-15T17:00:00+05:30', 'Good evening'],
])('at %s the greeting is %s', (moment, greeting) => {
  expect(greetingAt(new Date(moment))).toBe(greeting)
})

test.each([
  [{}, 'Welcome! Let’s get you started.'],
  [{ enrolled: 1 }, 'Pick up where you left off.'],
  [{ enrolled: 1, next }, 'Your first step is ready.'],
  [{ enrolled: 1, next, approved: 4 }, 'Your next step is ready.'],
  [{ waiting: 1, next }, '1 step is in review.'],
  [{ rejected: 1, waiting: 2 }, '1 step needs changes. Your mentor left feedback. 2 steps are in review.'],
])('summarises %o as: %s', (snapshot, summary) => {
  expect(summaryOf({ ...nothing, ...snapshot })).toBe(summary)
})

test('completes the three steps to get started one by one', () => {
  const done = (snapshot: Partial<Snapshot>, access = open) =>
    gettingStartedSteps({ ...nothing, ...snapshot }, access).map(({ isDone }) => isDone)
  expect(done({}, closed)).toEqual([false, false, false])
  expect(done({})).toEqual([true, false, false])
  expect(done({ enrolled: 1 })).toEqual([true, true, false])
  expect(done({ enrolled: 1, submissions: 1 })).toEqual([true, true, true])
})

test('shows how to get started until the first review, or until the subscription has ended', () => {
  const isNew = (snapshot: Partial<Snapshot>, access = open) => isGettingStarted({ ...nothing, ...snapshot }, access)
  expect(isNew({})).toBe(true)
  expect(isNew({}, closed)).toBe(true)
  expect(isNew({}, { ...closed, ends: '2026-11-01T00:00:00Z' })).toBe(false)
  expect(isNew({ submissions: 2, waiting: 2 })).toBe(true)
  expect(isNew({ submissions: 1, rejected: 1 })).toBe(false)
  expect(isNew({ submissions: 2, waiting: 1 })).toBe(false)
  expect(isNew({ submissions: 2, waiting: 1, approved: 1 })).toBe(false)
})

test('begins with the beginners’ path until the first course', () => {
  const start = { hasBegun: false, done: 0, total: 12, next: { number: 1, name: 'Say hello', minutes: 2 } }
  const first = (snapshot: Partial<Snapshot>, access = open) => firstStepOf({ ...nothing, ...snapshot }, access)
  expect(first({ start })).toBe(start)
  expect(first({ start }, closed)).toBe(start)
  expect(first({ start }, { ...closed, ends: '2026-11-01T00:00:00Z' })).toBeNull()
  expect(first({ start, enrolled: 1 })).toBeNull()
  expect(first({ start, submissions: 1, waiting: 1 })).toBeNull()
  expect(first({})).toBeNull()
})

test.each([
  ['paused', { course, next: null }, closed],
  ['next-step', { course, next }, open],
  ['no-course', {}, open],
  ['no-tasks', { course: { ...course, progress: { ...progress, steps: 0 } } }, open],
  ['in-review', { course: { ...course, progress: { ...progress, approved: 1, waiting: 2 } } }, open],
  ['completed', { course: { ...course, progress: { ...progress, approved: 3 } } }, open],
] as const)('the continue card shows: %s', (state, snapshot, access) => {
  expect(continueState({ ...nothing, ...snapshot }, access)).toBe(state)
})
