import { expect, test } from 'vitest'
import { keyOf } from '#contract/learning/lesson-text.ts'
import { optionOrder } from './quiz-order.rules.ts'

const quizKey = keyOf('What is `1 + 1`?')

test('every order is as likely as any other, for readers and for attempts', () => {
  const attempts = [
    Array.from({ length: 6_000 }, (_, reader) => ({ reader, quizKey, attempt: 0 })),
    Array.from({ length: 6_000 }, (_, attempt) => ({ reader: 7, quizKey, attempt })),
    Array.from({ length: 6_000 }, (_, index) => ({ reader: 7, quizKey: keyOf(`${index}`), attempt: 0 })),
  ]
  for (const some of attempts) {
    const counts = Map.groupBy(some, (attempt) => optionOrder(3, attempt).join(''))
    expect([...counts.keys()].toSorted()).toEqual(['012', '021', '102', '120', '201', '210'])
    for (const { length } of counts.values()) expect(Math.abs(length - 1_000)).toBeLessThan(150)
  }
})

test('an attempt keeps its order; a page for everybody begins with the written one', () => {
  const attempt = { reader: 12, quizKey, attempt: 3 }
  expect(optionOrder(4, attempt)).toEqual(optionOrder(4, { ...attempt }))
  const visitor = { reader: undefined, quizKey, attempt: 0 }
  expect(optionOrder(4, visitor)).toEqual([0, 1, 2, 3])
  const later = Array.from({ length: 5 }, (_, index) => optionOrder(4, { ...visitor, attempt: index + 1 }).join(''))
  expect(new Set(later).size).toBeGreaterThan(2)
})
