import { expect, test } from 'vitest'
import { subjectOf } from './subject.rules.ts'

const learner = { id: 1, role: 'learner' } as const
const mentor = { id: 2, role: 'mentor' } as const

test('is the caller by default', () => {
  expect(subjectOf(learner, undefined, null)).toBe(1)
  expect(subjectOf(learner, 1, null)).toBe(1)
})

test('can be somebody else only for staff of the role', () => {
  expect(subjectOf(mentor, 1, 'mentor')).toBe(1)
  expect(() => subjectOf(mentor, 1, 'admin')).toThrow('have access to this')
  expect(() => subjectOf(mentor, 1, null)).toThrow('have access to this')
  expect(() => subjectOf(learner, 2, 'mentor')).toThrow('have access to this')
})
