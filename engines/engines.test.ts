import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { runChecks } from './host/run-checks.ts'
import { connectToProcess } from './node/connect.ts'
import { parseChecks } from './parse-checks.ts'
import type { Language, ProgramFile } from './program.ts'

/** Runs checks on files and says for each what came of it. */
async function outcomesOf(language: Language, files: ProgramFile[], source: string, seconds = 20) {
  const { checks, problems } = parseChecks(source, language)
  expect(problems).toEqual([])
  const program = { language, entry: files[0]!.path, files, database: '' }
  return runChecks(connectToProcess(language), program, checks, { seconds })
}

const rupees = `import { paise } from './paise.ts'
type Amount = string
console.log('ready', { a: [1] })
export const add = (a: Amount, b: Amount): number => paise(a) + paise(b)
export function fail(): never {
  throw new RangeError('Enter an amount in rupees')
}
`
const typed = [
  { path: 'rupees.ts', text: rupees },
  { path: 'paise.ts', text: 'export const paise = (amount: string) => Math.round(Number(amount) * 100)\n' },
]

test('compares what the learner’s code returns, throws and prints', async () => {
  const { results, printed } = await outcomesOf(
    'typescript',
    typed,
    `export default [
      { name: 'adds', hint: 'h', run: ({ add }) => add('0.10', '0.20'), expect: 30 },
      { name: 'adds more', hint: 'h', run: ({ add }) => [add('1', '1'), new Map([['a', -0]])], expect: [201, new Map([['a', 0]])] },
      { name: 'refuses', hint: 'h', run: ({ fail }) => fail(), throws: 'enter an amount' },
      { name: 'refuses more', hint: 'h', run: ({ fail }) => fail(), expect: null },
      { name: 'prints', hint: 'h', run: (_, { printed }) => printed, expect: ['ready { a: [ 1 ] }'] },
    ]`,
  )
  expect(results.map(({ outcome }) => outcome)).toEqual(['passed', 'failed', 'passed', 'error', 'passed'])
  expect(results[1]).toMatchObject({ expected: "[201, Map { 'a' => 0 }]", actual: "[200, Map { 'a' => 0 }]" })
  expect(results[3]!.failure).toEqual({
    name: 'RangeError',
    message: 'Enter an amount in rupees',
    file: 'rupees.ts',
    line: 6,
  })
  expect(printed).toEqual([{ level: 'log', text: 'ready { a: [ 1 ] }' }])
})

test('runs a program that only prints again with a changed text, without showing it', async () => {
  const check = (pattern: string) =>
    `{ name: '${pattern}', hint: 'h', run: async (_, { printed, printedWith }) => [...printed, ...(await printedWith(/${pattern}/, 'km = 8')), ...printed], expect: ['108', '144', '108'] },`
  const { results, printed } = await outcomesOf(
    'javascript',
    [{ path: 'a.js', text: 'const km = 6\nconsole.log(18 * km)\n' }],
    `export default [${check('km = 6')}${check('km = 7')}]`,
  )
  expect(results.map(({ outcome, failure }) => failure?.message ?? outcome)).toEqual([
    'passed',
    'A line that was ready has changed. Put it back as it was.',
  ])
  expect(printed).toEqual([{ level: 'log', text: '108' }])
})

test.each([
  ['javascript', "\nimport fs from 'node:fs'", 'can’t be imported here', 2],
  ['typescript', 'const a: = 1', 'Unexpected token', 1],
] as const)('names the line of a program that can’t start: %s %j', async (language, text, message, line) => {
  const path = language === 'typescript' ? 'a.ts' : 'a.js'
  const checks = `export default [{ name: 'a', hint: 'h', run: () => 1, expect: 1 }]`
  const { failure, results } = await outcomesOf(language, [{ path, text }], checks)
  expect(failure).toMatchObject({ file: path, line })
  expect(failure!.message.replaceAll("'", '’')).toContain(message.replaceAll('‘', '’'))
  expect(results[0]!.outcome).toBe('not-run')
})

test('imports a JSON file, and offers what pages offer for requests and nothing of Node', async () => {
  const { results } = await outcomesOf(
    'javascript',
    [
      {
        path: 'a.js',
        text: `import list from './list.json' with { type: 'json' }
          export const sum = list[0] + list[1]
          export const answer = async (request) => Response.json(await request.json(), { status: 201 })`,
      },
      { path: 'list.json', text: '[1, 2]\n' },
    ],
    `export default [
      { name: 'adds', hint: 'h', run: ({ sum }) => sum, expect: 3 },
      {
        name: 'answers',
        hint: 'h',
        run: async ({ answer }) => {
          const response = await answer(new Request('https://a.example/', { method: 'POST', body: '{"a":1}' }))
          return [response.status, await response.text(), typeof process, typeof global, typeof require]
        },
        expect: [201, '{"a":1}', 'undefined', 'undefined', 'undefined'],
      },
    ]`,
  )
  expect(results.map(({ outcome }) => outcome)).toEqual(['passed', 'passed'])
})

test('a realm ends with the process that started it, also while its language loads', async () => {
  const main = join(import.meta.dirname, 'node/main.ts')
  const child = spawn(process.execPath, [main, 'sql'], { stdio: ['pipe', 'ignore', 'ignore', 'pipe'] })
  const replies = text(child.stdio[3] as Readable)
  child.stdin!.end()
  const [code] = (await once(child, 'exit')) as [number]
  expect([code, await replies]).toEqual([0, ''])
})

test('ends a loop that never ends, says what may be wrong, and runs the other checks', async () => {
  const { results } = await outcomesOf(
    'javascript',
    [{ path: 'a.js', text: 'export const loop = () => { for (;;) {} }' }],
    `export default [
      { name: 'loops', hint: 'h', run: ({ loop }) => loop(), expect: 1 },
      { name: 'works', hint: 'h', run: () => 1, expect: 1 },
    ]`,
    1,
  )
  expect(results.map(({ outcome }) => outcome)).toEqual(['timeout', 'passed'])
  expect(results[0]!.failure!.message).toBe(
    'The code didn’t finish within 1 second. Is there a loop that never ends, or a promise that never settles?',
  )
})

test.each(['Array.prototype.every = () => true', 'Promise.prototype.then = function () {}'])(
  'doesn’t believe a realm whose built-ins were replaced: %s',
  async (tampering) => {
    const text = `export const tamper = () => { ${tampering} }\nexport const add = () => 4`
    const { results } = await outcomesOf(
      'javascript',
      [{ path: 'a.js', text }],
      `export default [
      { name: 'tampers', hint: 'h', run: ({ tamper }) => { tamper(); return 3 }, expect: 3 },
      { name: 'adds', hint: 'h', run: ({ add }) => add(), expect: 3 },
    ]`,
      2,
    )
    expect(results.map(({ outcome }) => outcome)).not.toContain('passed')
  },
)

test('never runs a file of checks, and names the line of what it can’t read', () => {
  const source = `export default [
    { name: 'a', hint: 'h', run: () => 1, expect: process.env },
    { name: 'b', hint: '', run: () => 1, expect: 1 },
    { name: 'c', hint: 'h', run: 'text', expect: 1 },
    { name: 'd', hint: 'h', run: () => 1 },
    { name: 'e', hint: 'h', run: () => 1, expect: 1 },
    { name: 'e', hint: 'h', run: () => 1, expect: -1n },
  ]`
  expect(parseChecks(source, 'javascript').problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '2 Write the expected value out: texts, numbers, lists, objects, Map, Set or Date.',
    '3 Write a hint for learners whose code fails this check.',
    '4 Write run as an arrow function.',
    '5 Say what is expected: expect or throws.',
    '1 Two checks are called “e”.',
  ])
  expect(parseChecks('steal()', 'javascript').problems).toHaveLength(1)
  expect(parseChecks('export default [', 'javascript').problems[0]!.line).toBe(1)
})
