import { expect, test } from 'vitest'
import { ignoreDoubleClick, ignoreRepeatedKey } from './double-press.ts'

test.each([
  ['a click', 1, 1],
  ['Enter or Space', 0, 1],
  ['the second click of a double one', 2, 0],
  ['the third of an impatient hand', 3, 0],
])('counts clicks: %s', (_what, detail, acts) => {
  let acted = 0
  ignoreDoubleClick(() => (acted += 1))({ detail })
  expect(acted).toBe(acts)
})

test('ignores a key pressed again quickly, also on the next attempt', () => {
  const acted: string[] = []
  let now = 10_000
  const press = (attempt: string) =>
    ignoreRepeatedKey(
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
