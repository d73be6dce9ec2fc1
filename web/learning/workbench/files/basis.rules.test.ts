import { expect, test } from 'vitest'
import type { AttemptCommit } from '#contract/learning/commits.ts'
import type { Attempt } from '#contract/learning/solutions.ts'
import { compareLines } from '#web/kit/code/diff-rows.ts'
import type { ComparedFile } from '../../solutions/compared-files.ts'
import { type Basis, comparedFiles, describeBasis, keptLines, unchangedPaths } from './basis.rules.ts'

const file = (path: string, sha256: string) => ({
  fileId: `${path} ${sha256}`,
  path,
  kind: 'text/plain',
  bytes: 1,
  sha256,
  url: `/files/${path}`,
})
const given = (path: string, sha256: string) => ({ path, text: `text of ${path}`, sha256 })
const attempt = (...files: ReturnType<typeof file>[]) => ({ solutionId: 7, attempt: 2, files }) as unknown as Attempt
const changes = (files: ComparedFile[]) => files.map(({ path, change }) => [path, change])

const starter = [given('package.json', 'p'), given('src/app.js', 'a'), given('src/db.js', 'd')]
const current = [file('src/app.js', 'a2'), file('src/db.js', 'd'), file('src/money.js', 'm')]
const shown = (basis: Basis | null, withRemoved = true) => comparedFiles({ current, starter, basis, withRemoved })

test('shows the whole tree: files of the starter that weren’t submitted are there as they were given', () => {
  const files = shown(null)
  expect(changes(files)).toEqual([
    ['src/app.js', 'same'],
    ['src/db.js', 'same'],
    ['src/money.js', 'same'],
    ['package.json', 'same'],
  ])
  expect(files.at(-1)!.now).toMatchObject({ fileId: null, url: null, text: 'text of package.json' })
  expect([...unchangedPaths(files, starter)]).toEqual(['src/db.js', 'package.json'])
  expect(unchangedPaths(files, null).size).toBe(0)
})

test('compares with the starter, without calling files removed that were left alone', () => {
  expect(changes(shown({ kind: 'starter' }))).toEqual([
    ['src/app.js', 'changed'],
    ['src/db.js', 'same'],
    ['src/money.js', 'added'],
    ['package.json', 'same'],
  ])
})

test('compares with an earlier attempt, whose gone files are listed on request', () => {
  const basis: Basis = { kind: 'attempt', attempt: attempt(file('src/app.js', 'a2'), file('src/old.js', 'o')) }
  expect(changes(shown(basis))).toEqual([
    ['src/app.js', 'same'],
    ['src/db.js', 'same'],
    ['src/money.js', 'added'],
    ['package.json', 'same'],
    ['src/old.js', 'removed'],
  ])
  expect(changes(shown(basis, false)).at(-1)).toEqual(['package.json', 'same'])
  expect([basis, { kind: 'starter' } as const].map(describeBasis)).toEqual(['attempt 2', 'the starter'])
})

test('a commit shows the files it changed, as they were before and after it', () => {
  const commit: AttemptCommit = {
    hash: 'c0ffee',
    parent: null,
    message: 'Add money',
    committedAt: '2026-11-15T10:00:00.000Z',
    files: [
      { path: 'src/money.js', change: 'added', before: null, after: 'one\n', isShown: true },
      { path: 'src/db.js', change: 'changed', before: 'one\n', after: '', isShown: true },
      { path: 'logo.png', change: 'removed', before: null, after: null, isShown: false },
    ],
  }
  const [added, changed, removed] = shown({ kind: 'commit', commit })
  expect(added).toMatchObject({ change: 'added', before: null, now: { text: 'one\n', fileId: null } })
  expect(changed).toMatchObject({ change: 'changed', before: { text: 'one\n' }, now: { text: '' } })
  expect(changed!.before!.sha256).not.toBe(changed!.now!.sha256)
  expect(removed).toMatchObject({ change: 'removed', now: null, before: { url: null, kind: '' } })
  expect(removed!.before!.text).toBeUndefined()
})

test('finds the lines of a commit in the attempt, except for those that changed since', async () => {
  const kept = keptLines(await compareLines(['a', 'b', 'c', 'd'], ['new', 'a', 'c', 'D']))
  expect([1, 2, 3, 4].map((line) => kept.get(line) ?? null)).toEqual([2, null, 3, null])
})
