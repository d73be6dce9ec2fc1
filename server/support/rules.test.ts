import { expect, test } from 'vitest'
import { supportTopics } from '#contract/support/requests.ts'
import { assertFits, assertMayHandle, mayHandle } from './rules.ts'

test('admins handle every topic, mentors no accounts and payments, learners none', () => {
  const topicsOf = (role: 'learner' | 'mentor' | 'admin') =>
    supportTopics.filter((topic) => mayHandle({ id: 1, role }, { personId: 2, topic }))
  expect(topicsOf('admin')).toEqual(['account', 'payment', 'course', 'other'])
  expect(topicsOf('mentor')).toEqual(['course', 'other'])
  expect(topicsOf('learner')).toEqual([])
})

test('nobody handles their own request', () => {
  expect(() => assertMayHandle({ id: 1, role: 'admin' }, { personId: 1, topic: 'other' })).toThrow('your own request')
})

test('a payment and a course are attached to requests about one', () => {
  expect(() => assertFits({ topic: 'payment', paymentId: 3 })).not.toThrow()
  expect(() => assertFits({ topic: 'course', courseId: 3 })).not.toThrow()
  expect(() => assertFits({ topic: 'other', paymentId: 3 })).toThrow('“Payment”')
  expect(() => assertFits({ topic: 'payment', courseId: 3 })).toThrow('“Course”')
})
