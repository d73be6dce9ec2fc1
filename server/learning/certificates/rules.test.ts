import { expect, test } from 'vitest'
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

const step = (taskId: number, name: string, isApproved = true) => ({
  taskId,
  task: `Task ${taskId}`,
  step: name,
  isApproved,
})

test('finishes a course that has steps when all are approved', () => {
  expect(isFinished([])).toBe(false)
  expect(isFinished([step(1, 'a')])).toBe(true)
  expect(isFinished([step(1, 'a'), step(1, 'b', false)])).toBe(false)
})

test('groups steps by task, even if two tasks have the same title', () => {
  const twins = [step(2, 'a'), step(2, 'b'), { ...step(1, 'c'), task: 'Task 2' }]
  expect(toWork(twins)).toEqual([
    { title: 'Task 2', steps: ['a', 'b'] },
    { title: 'Task 2', steps: ['c'] },
  ])
})
