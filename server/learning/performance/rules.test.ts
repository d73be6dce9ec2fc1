import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs } from '#contract/kit/durations.ts'
import { daysAfter } from '#server/kit/india.ts'
import { stepToContinue } from '../lessons/rules.ts'
import { mondayOf } from '../study-days/rules.ts'
import {
  type CourseStatus,
  daysUpTo,
  latestReviewId,
  findNextStep,
  toProgress,
  type StepStatus,
  weeksUpTo,
} from './rules.ts'

const none = new Map<string, number>()

const anyDay = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('starts a week on Monday, at most six days before', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const monday = mondayOf(day)
      expect(new Date(monday).getUTCDay()).toBe(1)
      expect(Date.parse(day) - Date.parse(monday)).toBeLessThan(7 * dayMs)
      expect(monday <= day).toBe(true)
    }),
  )
})

test('returns weeks and days without gaps up to today, with all counts', () => {
  const counts = fc.array(fc.tuple(fc.integer({ min: 0, max: 175 }), fc.integer({ min: 1, max: 9 })))
  fc.assert(
    fc.property(anyDay, counts, (now, given) => {
      const submissions = new Map(given.map(([days, count]) => [daysAfter(now, -days), count]))
      const all = [...submissions.values()].reduce((sum, count) => sum + count, 0)
      const weeks = weeksUpTo(now, 26, submissions, none)
      expect(weeks.map(({ startsOn }) => startsOn)).toEqual(
        Array.from({ length: 26 }, (_, index) => daysAfter(mondayOf(now), (index - 25) * 7)),
      )
      expect(weeks.reduce((sum, week) => sum + week.submissions, 0)).toBe(all)
      expect(weeks.every(({ approvals }) => approvals === 0)).toBe(true)
      const days = daysUpTo(now, 53, submissions)
      expect([days[0]!.date, days.at(-1)!.date]).toEqual([mondayOf(days[0]!.date), now])
      expect(days.length).toBeGreaterThan(52 * 7)
      expect(days.every(({ date }, at) => date === daysAfter(days[0]!.date, at))).toBe(true)
      expect(days.reduce((sum, day) => sum + day.submissions, 0)).toBe(all)
    }),
  )
})

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const step = (stepId: number, changes: Partial<StepStatus> = {}): StepStatus => ({
  stepId,
  state: null,
  submittedAt: null,
  promisedAt: null,
  reviewId: null,
  reviewedAt: null,
  readAt: null,
  ...changes,
})
const approved = (stepId: number, day: number) =>
  step(stepId, { state: 'approved', submittedAt: at(day), reviewId: stepId, reviewedAt: at(day + 1) })
const waiting = (stepId: number, day: number) => step(stepId, { state: 'submitted', submittedAt: at(day) })
const rejected = (stepId: number, day: number) =>
  step(stepId, { state: 'rejected', submittedAt: at(day), reviewId: stepId, reviewedAt: at(day + 1) })
const course = (courseId: number, enrolledOn: number, steps: StepStatus[]): CourseStatus => ({
  courseId,
  enrolledAt: at(enrolledOn),
  steps,
})

test('finds no next step without a course', () => {
  expect(findNextStep([])).toBeNull()
})

test('finds the newest rejected step first', () => {
  const courses = [
    course(1, 1, [rejected(11, 3), step(12)]),
    course(2, 2, [approved(21, 9), rejected(22, 7)]),
    course(3, 8, [step(31)]),
  ]
  expect(findNextStep(courses)).toEqual({ courseId: 2, stepId: 22, isResubmission: true })
})

test('continues with the lesson read last, unless its step is submitted', () => {
  const read = (stepId: number, day: number, changes: Partial<StepStatus> = {}) =>
    step(stepId, { readAt: at(day), ...changes })
  expect(stepToContinue([step(1), read(2, 3), read(3, 5), step(4)])).toBe(3)
  expect(stepToContinue([approved(1, 1), step(2), read(3, 5, { state: 'submitted' }), read(9, 4)])).toBe(2)
  expect(stepToContinue([waiting(1, 1), rejected(2, 2), step(3)])).toBe(2)
  expect(stepToContinue([waiting(1, 1)])).toBeNull()
})

test('finds the course read last, if it was read after the last submission', () => {
  const courses = [
    course(1, 1, [approved(11, 5), step(12)]),
    course(2, 2, [step(21), step(22, { readAt: at(7) })]),
    course(3, 8, [step(31)]),
  ]
  expect(findNextStep(courses)).toEqual({ courseId: 2, stepId: 22, isResubmission: false })
})

test('then finds the first open step of the course with the last submission', () => {
  const courses = [course(1, 1, [approved(11, 2), waiting(12, 9), step(13), step(14)]), course(2, 10, [step(21)])]
  expect(findNextStep(courses)).toEqual({ courseId: 1, stepId: 13, isResubmission: false })
})

test('without submissions, prefers the newest enrolment', () => {
  const courses = [course(1, 1, [step(11)]), course(2, 5, [step(21)]), course(3, 3, [step(31)])]
  expect(findNextStep(courses)).toEqual({ courseId: 2, stepId: 21, isResubmission: false })
})

test('prefers a course with an open step', () => {
  const courses = [course(1, 1, [approved(11, 9), waiting(12, 9)]), course(2, 2, [step(21)]), course(3, 9, [])]
  expect(findNextStep(courses)).toEqual({ courseId: 2, stepId: 21, isResubmission: false })
})

test('without an open step, returns the course in review, else the last one', () => {
  const done = course(1, 1, [approved(11, 9)])
  expect(findNextStep([done, course(2, 2, [waiting(21, 3)])])).toMatchObject({ courseId: 2, stepId: null })
  expect(findNextStep([course(2, 2, [approved(21, 3)]), done])).toMatchObject({ courseId: 1, stepId: null })
  expect(findNextStep([course(3, 2, [])])).toMatchObject({ courseId: 3, stepId: null })
})

test('counts the newest attempt of each step as progress', () => {
  const status = course(1, 1, [approved(1, 1), waiting(2, 2), rejected(3, 3), step(4), step(5)])
  expect(toProgress(status)).toEqual({ approved: 1, waiting: 1, rejected: 1, steps: 5 })
})

test('finds the newest verdict across courses', () => {
  expect(latestReviewId([])).toBeNull()
  expect(latestReviewId([course(1, 1, [waiting(1, 9)])])).toBeNull()
  expect(latestReviewId([course(1, 1, [approved(1, 2), waiting(2, 9)]), course(2, 1, [rejected(3, 5)])])).toBe(3)
})
