import { expect, test } from 'vitest'
import { limitProblem, mergeFiles } from './step-upload.ts'

const file = (size: number, name = 'notes.pdf') => ({ name, size })

test.each([
  ['a few files', [file(10), file(100 * 1024 * 1024)], null],
  ['too many', Array.from({ length: 21 }, () => file(1)), 'Choose up to 20 files at a time'],
  ['an empty one', [file(10), file(0, 'empty.txt')], 'empty.txt is empty'],
  ['one that is too large', [file(100 * 1024 * 1024 + 1, 'film.mp4')], 'film.mp4 is larger than 100 MB'],
])('checks %s', (_, files, problem) => expect(limitProblem(files)).toBe(problem))

test('lists a file chosen twice once', () => {
  const [notes, other] = [file(10), file(11)]
  expect(mergeFiles([notes], [file(10), other])).toEqual([notes, other])
})
