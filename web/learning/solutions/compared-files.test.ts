import { expect, test } from 'vitest'
import type { SolutionFile } from '#contract/learning/solutions.ts'
import { pairFiles } from './compared-files.ts'

const file = (path: string, sha256 = 'a'): SolutionFile => ({
  fileId: path,
  path,
  kind: 'text/plain',
  bytes: 1,
  sha256,
  url: `/files/${path}`,
})

test('marks files as same, changed, added or removed since the earlier attempt', () => {
  const pairs = pairFiles([file('a', '1'), file('b', '2'), file('c')], [file('a', '1'), file('b', '1'), file('d')])
  expect(pairs.map(({ path, change }) => [path, change])).toEqual([
    ['a', 'same'],
    ['b', 'changed'],
    ['c', 'added'],
    ['d', 'removed'],
  ])
  expect(pairFiles([file('a')], null)[0]).toMatchObject({ change: 'same', before: null })
})
