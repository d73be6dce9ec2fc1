import { expect, test } from 'vitest'
import { singlePress, spacedPress } from './single-press.ts'

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

test('a key pressed twice in a row counts once, whatever attempt it meets', () => {
  const acted: string[] = []
  let now = 10_000
  const press = (attempt: string) =>
    spacedPress(
      () => acted.push(attempt),
      () => now,
    )()
  press('first')
  now += 300
  press('second')
  now += 300
  press('second')
  now += 2000
  press('second')
  expect(acted).toEqual(['first', 'second'])
})
