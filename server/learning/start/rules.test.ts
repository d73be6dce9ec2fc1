import { expect, test } from 'vitest'
import { withExercise } from './rules.ts'

test.each([
  [3, 'about 2 minutes', 5],
  [1, '1 minute', 2],
  [4, 'about 2 hours', 4],
  [2, '', 2],
])('%i minutes to read and an exercise of “%s” take %i', (reading, effort, total) => {
  expect(withExercise(reading, effort)).toBe(total)
})
