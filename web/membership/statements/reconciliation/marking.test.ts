import { expect, test } from 'vitest'
import { markDifferences, markReference, type Piece } from './marking.ts'

const shown = (pieces: Piece[]) => pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('')

test.each([
  ['in the middle', 'UPI-ASHA-412345678901-FEE', '412345678901', 'UPI-ASHA-[412345678901]-FEE'],
  ['at both ends', '412345678901', '412345678901', '[412345678901]'],
  ['padded with zeros', 'UPI 0000412345678901', '412345678901', 'UPI [0000412345678901]'],
  ['broken by spaces and hyphens', 'NEFT hdfc n52 0-24 X', 'HDFCN52024', 'NEFT [hdfc n52 0-24] X'],
  ['once, though it is there twice', 'A12 A12', 'A12', '[A12] A12'],
])('marks a reference %s', (_, narration, reference, marks) =>
  expect(shown(markReference(narration, reference))).toBe(marks),
)

test.each([
  ['is not there', 'UPI-ASHA', '412345678901'],
  ['is not known', 'UPI-ASHA', null],
  ['has no letters or digits', 'UPI.*ASHA', '.*'],
])('marks nothing when the reference %s', (_, narration, reference) =>
  expect(markReference(narration, reference)).toEqual([{ at: 0, text: narration, isMarked: false }]),
)

test('returns no pieces for an empty narration', () => expect(markReference('', '412345678901')).toEqual([]))

test.each([
  ['one digit', '412345678901', '412345078901', '412345[6]78901'],
  ['two swapped digits', '412345678901', '412354678901', '4123[45]678901'],
  ['none', '4123', '4123', '4123'],
  ['the first and the last', '4123', '5124', '[4]12[3]'],
  ['nothing when the lengths differ', '4123', '41234', '4123'],
])('marks where two references differ: %s', (_, reference, other, marks) =>
  expect(shown(markDifferences(reference, other))).toBe(marks),
)
