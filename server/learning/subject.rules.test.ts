import { expect, test } from 'vitest'
import { subjectOf } from './subject.rules.ts'

const learner = { id: 1, role: 'learner', adjustments: null } as const
const mentor = { id: 2, role: 'mentor', adjustments: null } as const

test('is the caller by default', () => {
  expect(subjectOf(learner, undefined, null)).toBe(1)
  expect(subjectOf(learner, 1, null)).toBe(1)
})

test('can be somebody else only with the permission', () => {
  expect(subjectOf(mentor, 1, 'reviews:see')).toBe(1)
  expect(() => subjectOf(mentor, 1, 'people:act')).toThrow('have access to this')
  expect(() => subjectOf(mentor, 1, null)).toThrow('have access to this')
  expect(() => subjectOf(learner, 2, 'reviews:see')).toThrow('have access to this')
})
