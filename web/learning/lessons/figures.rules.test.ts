import { expect, test } from 'vitest'
import { readLesson } from '#contract/learning/lesson-document.ts'
import { figuresOf } from './figures.rules.ts'

test('names the pictures of a lesson, not its links', () => {
  expect([...figuresOf(readLesson('![A bus](bus.svg)\n\n[cases](cases.json) ![x](./a/b.png)'))]).toEqual([
    'bus.svg',
    'a/b.png',
  ])
  expect(figuresOf(undefined).size).toBe(0)
})
