import { expect, test } from 'vitest'
import { checkFiles, describeLimits, fileProblem, type Limits } from './limits.rules.ts'

const limits: Limits = { maxFiles: 2, maxMegabytes: 25, kinds: ['text/plain', 'application/pdf'] }
const file = (path: string, bytes = 100, kind = 'text/plain') => ({ path, bytes, kind })

test('describes the limits', () => {
  expect(describeLimits(limits)).toBe('Up to 2 files, each up to 25 MB: text and code or PDF.')
  expect(describeLimits({ maxFiles: 1, maxMegabytes: 5, kinds: ['image/png'] })).toBe('One file, up to 5 MB: PNG.')
})

test('rejects a file with the reason', () => {
  expect(fileProblem(file('a.py'), limits)).toBeNull()
  expect(fileProblem(file('a.py', 25 * 1024 * 1024), limits)).toBeNull()
  expect(fileProblem(file('__init__.py', 0), limits)).toBeNull()
  expect(fileProblem({ ...file('a.py', 1), kind: null }, limits)).toMatch('can’t be read')
  expect(fileProblem(file('a.py', 26 * 1024 * 1024), limits)).toBe('This file is 26 MB. The limit is 25 MB.')
  expect(fileProblem(file('a.exe', 9, 'application/octet-stream'), limits)).toBe(
    'This file type isn’t accepted. You can upload text and code or PDF.',
  )
})

test('counts neither rejected files nor a new version of a listed file', () => {
  const { accepted, rejected } = checkFiles(
    [file('large', 26 * 1024 * 1024), file('b'), file('a'), file('c')],
    ['a'],
    limits,
  )
  expect(accepted.map(({ path }) => path)).toEqual(['b', 'a'])
  expect(rejected).toEqual([
    { path: 'large', reason: 'This file is 26 MB. The limit is 25 MB.' },
    { path: 'c', reason: 'You can submit up to 2 files.' },
  ])
})
