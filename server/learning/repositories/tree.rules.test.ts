import { expect, test } from 'vitest'
import { filesIn, parseTree, treeProblem } from './tree.rules.ts'

const hash = 'a'.repeat(40)
const listed = (...paths: string[]) =>
  parseTree(Buffer.from(paths.map((path) => `100644 blob ${hash}       3\t${path}\0`).join('')))

test('accepts what projects have', () => {
  const paths = [
    '.env.example',
    '.github/workflows/ci.yml',
    '.gitignore',
    'Dockerfile',
    'Makefile',
    'README.md',
    'नोट्स.md',
    'src/[id].tsx',
    'src/__init__.py',
    'src/a b.js',
    'src/app.test.ts',
    'src/v1.2/x.sql',
    'src/.keep',
  ]
  expect(treeProblem(listed(...paths))).toBeNull()
  expect(filesIn(listed(...paths))).toEqual(paths.map((path) => ({ path, hash, bytes: 3 })))
})

test.each([
  [['git~1/config'], 'only Git itself'],
  [['a/.GiT/config'], 'only Git itself'],
  [['a/.git /config'], 'only Git itself'],
  [['a/.git::$INDEX_ALLOCATION/config'], 'only Git itself'],
  [['A/x.js', 'a/y.js', 'a/X.js', 'A/X.js'], 'differ only in capitals'],
  [['straße.js', 'stra\u00dfe.js'], 'differ only in capitals'],
  [['con\u0007.js'], 'doesn’t work on every computer'],
  [[`${'a/'.repeat(11)}a.js`], 'too many folders'],
])('refuses %j', (paths, sentence) => {
  expect(treeProblem(listed(...paths))).toContain(sentence)
})
