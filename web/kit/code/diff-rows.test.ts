import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareLines, countChanges, foldRows, pairRows, unifyRows, type DiffRow } from './diff-rows.ts'

const rowsOf = async (before: string, after: string) =>
  pairRows(await compareLines(before.split('\n'), after.split('\n')))
const pairs = (rows: DiffRow[]) =>
  rows.map(({ left, right, isSame }) => `${left ?? '-'}${isSame ? '=' : '/'}${right ?? '-'}`)

test('pairs a changed line with its replacement', async () => {
  expect(pairs(await rowsOf('a\nb\nc', 'a\nB\nc'))).toEqual(['1=1', '2/2', '3=3'])
})

test('leaves a line without counterpart alone', async () => {
  expect(pairs(await rowsOf('a\nb\nc', 'a\nc'))).toEqual(['1=1', '2/-', '3=2'])
  expect(pairs(await rowsOf('a\nc', 'a\nb\nc'))).toEqual(['1=1', '-/2', '2=3'])
  expect(pairs(await rowsOf('a\nb\nc\nz', 'a\nX\nz'))).toEqual(['1=1', '2/2', '3/-', '4=3'])
})

test('lists removed lines before added ones in one column', async () => {
  expect(pairs(unifyRows(await rowsOf('a\nb\nc\nz', 'a\nX\nY\nz')))).toEqual(['1=1', '2/-', '3/-', '-/2', '-/3', '4=4'])
})

test('compares equal and entirely different texts', async () => {
  expect(countChanges(await rowsOf('a\nb', 'a\nb'))).toEqual({ added: 0, removed: 0 })
  expect(countChanges(await rowsOf('a\nb', 'c'))).toEqual({ added: 1, removed: 2 })
})

const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 30 })

test('keeps every line of both texts once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(text, text, async (before, after) => {
      const rows = pairRows(await compareLines(before, after))
      for (const shown of [rows, unifyRows(rows)]) {
        expect(shown.flatMap((row) => row.left ?? [])).toEqual(before.map((_, index) => index + 1))
        expect(shown.flatMap((row) => row.right ?? [])).toEqual(after.map((_, index) => index + 1))
        const same = shown.filter((row) => row.isSame)
        expect(same.map((row) => before[row.left! - 1])).toEqual(same.map((row) => after[row.right! - 1]))
      }
      expect(foldRows(rows, () => false).flatMap((group) => group.rows)).toEqual(rows)
    }),
  )
})

const same = (line: number): DiffRow => ({ left: line, right: line, isSame: true })

test('folds long unchanged groups, except near changes and rows that must be shown', () => {
  const rows = [...Array.from({ length: 20 }, (_, index) => same(index + 1)), { left: null, right: 21, isSame: false }]
  expect(foldRows(rows, () => false).map((group) => [group.isFolded, group.rows.length])).toEqual([
    [true, 17],
    [false, 4],
  ])
  const noted = foldRows(rows, (row) => row.right === 5)
  expect(noted.map((group) => [group.isFolded, group.rows.length])).toEqual([
    [false, 1],
    [false, 7],
    [true, 9],
    [false, 4],
  ])
})
