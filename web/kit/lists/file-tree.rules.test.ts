import { expect, test } from 'vitest'
import { buildTree, filesInOrder, moveInTree, neighbour, visibleRows } from './file-tree.rules.ts'

const treeOf = (...paths: string[]) => buildTree(paths.map((path) => ({ path })))
const drawn = (...paths: string[]) =>
  visibleRows(treeOf(...paths), new Set()).map(({ level, name }) => `${'  '.repeat(level - 1)}${name}`)

test('lists folders first, then files, each in natural order', () => {
  expect(drawn('b.py', 'src/z.py', 'a10.py', 'a2.py', 'src/lib/x.py')).toEqual([
    'src',
    '  lib',
    '    x.py',
    '  z.py',
    'a2.py',
    'a10.py',
    'b.py',
  ])
})

test('joins a folder with its only subfolder', () => {
  expect(drawn('src/main/java/App.java', 'src/main/java/Db.java')).toEqual(['src/main/java', '  App.java', '  Db.java'])
  expect(drawn('README.md')).toEqual(['README.md'])
  expect(drawn()).toEqual([])
})

test('allows a file and a folder with the same name', () => {
  expect(drawn('app', 'app/main.py')).toEqual(['app', '  main.py', 'app'])
})

test('hides the contents of a closed folder, but next and previous still reach them', () => {
  const tree = treeOf('src/a.py', 'src/b.py', 'z.py')
  expect(visibleRows(tree, new Set(['src'])).map((row) => row.name)).toEqual(['src', 'z.py'])
  const files = filesInOrder(tree)
  expect(neighbour(files, 'src/b.py', 1)?.path).toBe('z.py')
  expect(neighbour(files, 'src/b.py', -1)?.path).toBe('src/a.py')
  expect(neighbour(files, 'z.py', 1)).toBeNull()
  expect(neighbour(files, 'src/a.py', -1)).toBeNull()
  expect(neighbour(files, null, 1)?.path).toBe('src/a.py')
})

test('handles the keys of the ARIA tree pattern', () => {
  const rows = visibleRows(treeOf('src/a.py', 'src/b.py', 'z.py'), new Set())
  const closed = visibleRows(treeOf('src/a.py', 'z.py'), new Set(['src']))
  expect(moveInTree(rows, 3, 'ArrowDown')).toEqual({ focus: 3 })
  expect(moveInTree(rows, 1, 'End')).toEqual({ focus: 3 })
  expect(moveInTree(rows, 0, 'ArrowRight')).toEqual({ focus: 1 })
  expect(moveInTree(closed, 0, 'ArrowRight')).toEqual({ toggle: 'src' })
  expect(moveInTree(rows, 0, 'ArrowLeft')).toEqual({ toggle: 'src' })
  expect(moveInTree(rows, 2, 'ArrowLeft')).toEqual({ focus: 0 })
  expect(moveInTree(rows, 0, 'Enter')).toEqual({ toggle: 'src' })
  expect(moveInTree(rows, 1, ' ')).toMatchObject({ open: { path: 'src/a.py' } })
  expect(moveInTree(rows, 1, 'x')).toBeNull()
  expect(moveInTree([], 0, 'Enter')).toBeNull()
})
