import { expect, test } from 'vitest'
import { describeApprovals } from '#contract/learning/certificates.ts'
import { normalizeCode, toWork, isFinished, newCode } from './rules.ts'

test('builds a code from the year in India and 60 random bits', () => {
  const codes = new Set(Array.from({ length: 1000 }, () => newCode(new Date('2026-12-31T19:00:00Z'))))
  expect(codes.size).toBe(1000)
  for (const code of codes) expect(code).toMatch(/^KT-27(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
})

test.each([
  'KT-26-7F30-9M2X-A14T',
  'kt-26-7f30-9m2x-a14t',
  'KT 26 7F30 9M2X A14T',
  'kt267f3o9m2xaI4t',
  'KT–26–7F3O–9M2X–AL4T',
])('normalizes %s', (typed) => expect(normalizeCode(typed)).toBe('KT-26-7F30-9M2X-A14T'))

test.each(['', 'KT', 'KT-26-7F30-9M2X', 'KT-26-7F30-9M2X-A14T-9', 'XX-26-7F30-9M2X-A14T', "KT-26-' or 1=1"])(
  'rejects %s',
  (typed) => expect(normalizeCode(typed)).toBeNull(),
)

const step = (taskId: number, name: string, isApproved = true, isByChecks = false) => ({
  taskId,
  task: `Task ${taskId}`,
  step: name,
  isApproved,
  isByChecks,
})

test('finishes a course that has steps when all are approved', () => {
  expect(isFinished([])).toBe(false)
  expect(isFinished([step(1, 'a')])).toBe(true)
  expect(isFinished([step(1, 'a'), step(1, 'b', false)])).toBe(false)
})

test('groups steps by task, even if two tasks have the same title', () => {
  const twins = [step(2, 'a'), step(2, 'b', true, true), { ...step(1, 'c'), task: 'Task 2' }]
  expect(toWork(twins)).toEqual([
    { title: 'Task 2', steps: ['a', 'b'], byChecks: [1] },
    { title: 'Task 2', steps: ['c'], byChecks: [] },
  ])
})

const task = (amount: number, byChecks?: number[]) => ({ title: 'T', steps: Array(amount).fill('s'), byChecks })

test.each([
  [[task(20, []), task(7, [0, 1, 2])], '24 steps reviewed by a mentor, 3 approved by automatic checks'],
  [[task(2, [1])], '1 step reviewed by a mentor, 1 approved by automatic checks'],
  [[task(2, []), task(1, [])], '3 steps reviewed by a mentor'],
  [[task(1, [])], '1 step reviewed by a mentor'],
  [[task(2, [0, 1]), task(1, [0])], '3 steps approved by automatic checks'],
  [[task(1, [0])], '1 step approved by automatic checks'],
  [[task(2, [0]), task(1)], '3 steps approved by a mentor or by automatic checks'],
])('says who approved the steps (%#)', (work, words) => expect(describeApprovals(work)).toBe(words))
