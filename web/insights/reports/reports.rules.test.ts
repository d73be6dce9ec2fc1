import { expect, test } from 'vitest'
import type { CourseReport, FunnelMonth } from '#contract/insights/reports.ts'
import {
  demoFunnel,
  formatSpan,
  learnerFunnel,
  mostStopped,
  percent,
  reachedRows,
  stopRows,
  workingHours,
} from './reports.rules.ts'

const month = (registered: number, verified: number): FunnelMonth => ({
  month: '2026-10',
  learners: { registered, verified, submitted: 0, completed: 0 },
  demos: { booked: 4, registered: 1, verified: 0, submitted: 0, completed: 0 },
})

test('adds up the months and compares each step with the first and the one before', () => {
  expect(learnerFunnel([month(6, 3), month(4, 2)])).toMatchObject([
    { name: 'Registered', people: 10, ofFirst: '100%', ofPrevious: '–' },
    { name: 'Payment verified', people: 5, ofFirst: '50%', ofPrevious: '50%' },
    { name: 'First submission', people: 0, ofFirst: '0%', ofPrevious: '0%' },
    { name: 'Completed a course', people: 0, ofFirst: '0%', ofPrevious: '–' },
  ])
  expect(demoFunnel([month(0, 0)]).map(({ people }) => people)).toEqual([4, 1, 0, 0, 0])
})

const step = (stepId: number, passed: number, stopped: number) => {
  const rest = { task: 'Task', verdicts: 0, rejected: 0, lastHere: stopped }
  return { stepId, name: `Step ${stepId}`, passed, stopped, ...rest }
}
const course: CourseReport = {
  courseId: 1,
  title: 'A course',
  enrolled: 10,
  completed: 0,
  stopped: 5,
  reviewTimes: null,
  atStart: { lastHere: 2, stopped: 1 },
  steps: [step(1, 8, 4), step(2, 4, 0), step(3, 0, 0), step(4, 0, 0)],
}

test('counts the share that continued, and where most stopped', () => {
  const rows = stopRows(course)
  expect(rows.map(({ goOn }) => goOn)).toEqual(['80%', '50%', '0%', '–', '–'])
  expect(mostStopped(rows)).toMatchObject({ name: 'Step 1' })
  expect(mostStopped(rows.slice(2))).toBeNull()
  expect(reachedRows(rows).map(({ name }) => name)).toEqual(['Enrolled', 'Step 1', 'Step 2', 'Step 3'])
})

test('formats shares, working hours and spans', () => {
  expect([percent(1, 3), percent(0, 0)]).toEqual(['33%', '–'])
  expect([0.5, 3.04, 3.5, 30].map(workingHours)).toEqual(['30 min', '3 h', '3.5 h', '30 h'])
  expect(formatSpan('2026-10-20', '2026-11-18')).toBe('20 Oct 2026 to 18 Nov 2026')
  expect(formatSpan(null, '2026-11-18')).toBe('Everything up to 18 Nov 2026')
})
