import { expect, test } from 'vitest'
import type { Role } from '#contract/kit/access.ts'
import { supportTopics } from '#contract/support/requests.ts'
import { assertFits, assertMayHandle, mayHandle } from './rules.ts'

test('admins and support handle every topic, mentors no accounts and payments, accountants and learners none', () => {
  const topicsOf = (role: Role) =>
    supportTopics.filter((topic) => mayHandle({ id: 1, role, adjustments: null }, { personId: 2, topic }))
  expect(topicsOf('admin')).toEqual(['account', 'payment', 'course', 'other'])
  expect(topicsOf('support')).toEqual(['account', 'payment', 'course', 'other'])
  expect(topicsOf('accountant')).toEqual([])
  expect(topicsOf('mentor')).toEqual(['course', 'other'])
  expect(topicsOf('learner')).toEqual([])
})

test('nobody handles their own request', () => {
  expect(() => assertMayHandle({ id: 1, role: 'admin', adjustments: null }, { personId: 1, topic: 'other' })).toThrow(
    'your own request',
  )
})

test('a payment and a course are attached to requests about one', () => {
  expect(() => assertFits({ topic: 'payment', paymentId: 3 })).not.toThrow()
  expect(() => assertFits({ topic: 'course', courseId: 3 })).not.toThrow()
  expect(() => assertFits({ topic: 'other', paymentId: 3 })).toThrow('“Payment”')
  expect(() => assertFits({ topic: 'payment', courseId: 3 })).toThrow('“Course”')
})
