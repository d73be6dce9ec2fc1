import { expect, test } from 'vitest'
import { admit, limitsInWords, wrongWith, type Limits } from './limits.rules.ts'

const limits: Limits = { maxFiles: 2, maxMegabytes: 25, kinds: ['text/plain', 'application/pdf'] }
const file = (path: string, bytes = 100, kind = 'text/plain') => ({ path, bytes, kind })

test('the limits are told in words', () => {
  expect(limitsInWords(limits)).toBe('Up to 2 files, each up to 25 MB: text and code or PDF.')
  expect(limitsInWords({ maxFiles: 1, maxMegabytes: 5, kinds: ['image/png'] })).toBe('One file, up to 5 MB: PNG.')
})

test('a file is refused with the reason', () => {
  expect(wrongWith(file('a.py'), limits)).toBeNull()
  expect(wrongWith(file('a.py', 25 * 1024 * 1024), limits)).toBeNull()
  expect(wrongWith(file('a.py', 0), limits)).toBe('It is empty.')
  expect(wrongWith(file('a.py', 26 * 1024 * 1024), limits)).toBe('It has 26 MB; at most 25 MB are accepted.')
  expect(wrongWith(file('a.exe', 9, 'application/octet-stream'), limits)).toBe(
    'What is in it is not accepted: only text and code or PDF.',
  )
})

test('wrong files do not use up the number, and a new version of a listed file is not one more', () => {
  const { admitted, refused } = admit([file('empty', 0), file('b'), file('a'), file('c')], ['a'], limits)
  expect(admitted.map(({ path }) => path)).toEqual(['b', 'a'])
  expect(refused).toEqual([
    { path: 'empty', reason: 'It is empty.' },
    { path: 'c', reason: 'Only 2 files can be handed in together.' },
  ])
})
