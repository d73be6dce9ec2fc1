import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { faults, type Fault } from './planted-faults.ts'

// `npm run test:full`: each promise is broken once, and its test must fail. `node tests/plant-faults.ts token` tries some.

const [, , only = ''] = process.argv
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')
const folder = mkdtempSync(join(tmpdir(), 'planted-faults-'))
process.once('exit', () => rmSync(folder, { recursive: true }))
const print = (line: string) => void process.stdout.write(`${line}\n`)

function problemWith({ promise, file, from, test }: Fault): string | null {
  if (!readFileSync(file, 'utf8').includes(from)) return `${file} has no “${from}”`
  const report = join(folder, 'report.json')
  // What is cached has no fault in it, and must not get one.
  const args = [vitest, 'run', test, '--fsModuleCache=false', '--reporter=json', `--outputFile=${report}`]
  const env = { ...process.env, PLANTED_FAULT: promise }
  const { stdout } = spawnSync(process.execPath, args, { env, encoding: 'utf8', maxBuffer: 2 ** 28 })
  if (!existsSync(report)) return `${test} didn't run: ${stdout.slice(-500)}`
  const { numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as { numFailedTests: number }
  rmSync(report)
  return numFailedTests > 0 ? null : `${test} still passes`
}

for (const fault of faults.filter(({ promise }) => promise.includes(only))) {
  const problem = problemWith(fault)
  print(`${problem ? 'NOT NOTICED' : 'noticed'}: ${fault.promise}${problem ? ` (${problem})` : ''}`)
  if (problem) process.exitCode = 1
}
