import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderAndFlags } from './arguments.ts'

const usage = 'Usage: npm run restore -- [--replace] /backups/2026-11-15'
const read = (...args: string[]) => folderAndFlags(usage, { replace: { type: 'boolean' } }, args)

test('a folder and its flags are read in any order', () => {
  expect(read('/backups/a').folder).toBe('/backups/a')
  expect(read('/backups/a').has('replace')).toBe(false)
  expect(read('--replace', '/backups/a').has('replace')).toBe(true)
  expect(read('/backups/a', '--replace').has('replace')).toBe(true)
  expect(read('--', '--replace').folder).toBe('--replace')
})

test.each([
  [[], 'Name the folder of the backup.'],
  [['--replace'], 'Name the folder of the backup.'],
  [['--what', '/backups/a'], "Unknown option '--what'."],
  [['-x', '/backups/a'], "Unknown option '-x'."],
  [['--replace=no', '/backups/a'], "Option '--replace' does not take an argument."],
  [['/backups/a', '/backups/b'], 'One folder at a time: "/backups/b" is one too many.'],
])('%j is answered with what is wrong and how it is used', (args, sentence) => {
  expect(() => read(...args)).toThrow(`${sentence} ${usage}`)
})

describe.each(['backup', 'restore'])('npm run %s', (command) => {
  test('tells of an unknown option in one line, without a stack', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, `${command}.ts`), '--what'],
      {
        encoding: 'utf8',
      },
    )
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(new RegExp(`^Unknown option '--what'\\. Usage: npm run ${command} -- .+\\n$`))
  })
})
