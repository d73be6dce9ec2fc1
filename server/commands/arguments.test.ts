import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderAndFlags } from './arguments.ts'

const usage = 'Usage: npm run restore -- [--replace] /backups/2026-11-15'
const read = (...args: string[]) => folderAndFlags(usage, { replace: { type: 'boolean' } }, args)

test('reads the folder and flags in any order', () => {
  expect(read('/backups/a').folder).toBe('/backups/a')
  expect(read('/backups/a').has('replace')).toBe(false)
  expect(read('--replace', '/backups/a').has('replace')).toBe(true)
  expect(read('/backups/a', '--replace').has('replace')).toBe(true)
  expect(read('--', '--replace').folder).toBe('--replace')
})

test.each([
  [[], 'Enter the folder of the backup.'],
  [['--replace'], 'Enter the folder of the backup.'],
  [['--what', '/backups/a'], "Unknown option '--what'."],
  [['-x', '/backups/a'], "Unknown option '-x'."],
  [['--replace=no', '/backups/a'], "Option '--replace' does not take an argument."],
  [['/backups/a', '/backups/b'], 'Enter only one folder.'],
])('rejects %j with the usage', (args, message) => {
  expect(() => read(...args)).toThrow(`${message} ${usage}`)
})

describe.each(['backup', 'restore'])('npm run %s', (command) => {
  test('reports an unknown option in one line, without a stack', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, `${command}.ts`), '--what'],
      { encoding: 'utf8' },
    )
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(new RegExp(`^Unknown option '--what'\\. Usage: npm run ${command} -- .+\\n$`))
  })
})
