import { expect, test } from 'vitest'
import { singlePress } from './single-press.ts'

test.each([
  ['a click', 1, 1],
  ['Enter or Space', 0, 1],
  ['the second click of a double one', 2, 0],
  ['the third of an impatient hand', 3, 0],
])('%s', (_what, detail, acts) => {
  let acted = 0
  singlePress(() => (acted += 1))({ detail })
  expect(acted).toBe(acts)
})
