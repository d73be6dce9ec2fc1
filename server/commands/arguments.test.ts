import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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

test('npm run restore reports an unknown option in one line, without a stack', () => {
  const command = [join(import.meta.dirname, 'restore.ts'), '--what']
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/^Unknown option '--what'\. Usage: npm run restore -- .+\n$/)
})
