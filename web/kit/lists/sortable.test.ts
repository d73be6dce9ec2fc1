import { expect, test } from 'vitest'
import { landing, moved, shifts, within } from './sortable.ts'

// Three cards of 40, 100 and 40 pixels, 10 apart.
const slots = [
  { top: 0, height: 40 },
  { top: 50, height: 100 },
  { top: 160, height: 40 },
]

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [2, 3, 'abdc'],
])('from place %s to place %s', (from, to, order) => {
  expect(moved(['a', 'b', 'c', 'd'], from, to).join('')).toBe(order)
})

test.each([
  ['not at all', 0, 0, 0],
  ['short of the middle of the next', 0, 55, 0],
  ['past the middle of the next', 0, 65, 1],
  ['to the end and beyond', 0, 900, 2],
  ['up past the tall one', 2, -65, 1],
  ['up beyond the top', 2, -900, 0],
  ['a tall one past a small one, by its lower edge', 1, 35, 2],
])('dragged %s', (_, from, dragged, to) => expect(landing(slots, from, dragged)).toBe(to))

test.each([
  ['inside the list, as far as the pointer', 1, 20, 20],
  ['not above the first', 1, -900, -50],
  ['not below the last', 0, 900, 160],
])('dragged %s', (_, from, dragged, kept) => expect(within(slots, from, dragged)).toBe(kept))

test('an item that is not there lands nowhere else', () => expect(landing([], 0, 50)).toBe(0))

test('the others make room by the height of what is held, and it stands in the gap', () => {
  expect(shifts(slots, 0, 2)).toEqual([160, -50, -50])
  expect(shifts(slots, 2, 0)).toEqual([50, 50, -160])
  expect(shifts(slots, 1, 1)).toEqual([0, 0, 0])
})

test('a list of one has nothing to make room for', () => {
  expect(shifts([{ top: 0, height: 40 }], 0, 0)).toEqual([0])
})
