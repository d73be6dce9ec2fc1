import { expect, test } from 'vitest'
import { checkTypesIn } from '../host/check-types.ts'
import { runAllChecks } from '../host/run-all-checks.ts'
import { connectToProcess } from '../node/connect.ts'
import { typeLibs } from '../node/type-libs.ts'
import { parseChecks } from '../parse-checks.ts'
import type { Program } from '../program.ts'
import { createCompiler } from './compiler.ts'
import { withTypes } from './types-are-right.ts'

const programOf = (text: string): Program => ({
  language: 'typescript',
  entry: 'rupees.ts',
  database: '',
  files: [
    { path: 'rupees.ts', text },
    { path: 'paise.ts', text: `export const paise = (rupees: number): number => Math.round(rupees * 100)\n` },
  ],
})
const right = `import { paise } from './paise.ts'
export type Amount = { paise: number }
export const add = (a: number, b: number): Amount => ({ paise: paise(a) + paise(b) })
`
const checks = `export default [
  { name: 'adds', hint: 'h', run: ({ add }) => add(1, 2).paise, expect: 300 },
  {
    name: 'an amount is a number of paise',
    hint: 'h',
    types: \`import { add } from './rupees.ts'
      const sum: { paise: number } = add(1, 2)\`,
  },
  {
    name: 'refuses a text',
    hint: 'h',
    types: "import { add } from './rupees.ts'; add('1', 2)",
    throws: "parameter of type 'number'",
  },
]`
const types = connectToProcess('types')

async function outcomesOf(text: string) {
  const parsed = parseChecks(checks, 'typescript')
  expect(parsed.problems).toEqual([])
  const all = withTypes(parsed.checks, true)
  return runAllChecks(connectToProcess('typescript'), checkTypesIn(types), programOf(text), all, { seconds: 20 })
}

test('a program with the right types passes what calls it and what reads its types', async () => {
  const { results } = await outcomesOf(right)
  expect(results.map(({ name, outcome }) => `${name}: ${outcome}`)).toEqual([
    'adds: passed',
    'an amount is a number of paise: passed',
    'refuses a text: passed',
    'types are right: passed',
  ])
})

test('a program that runs with wrong types fails them, and says where and why', async () => {
  const { results } = await outcomesOf(right.replace('a: number', 'a: any') + `export const n: number = 'text'\n`)
  expect(results.map(({ outcome }) => outcome)).toEqual(['passed', 'passed', 'failed', 'failed'])
  expect(results[2]).toMatchObject({ expected: "a type error with “parameter of type 'number'”", actual: 'no error' })
  expect(results[3]!.failure).toEqual({
    name: 'Type error',
    message: "`n` should be a number, but this is a string.\nType 'string' is not assignable to type 'number'.",
    file: 'rupees.ts',
    line: 4,
  })
})

test('no check on types runs if the program can’t be started', async () => {
  const { results, failure } = await outcomesOf('throw new Error("no")')
  expect(failure?.message).toBe('no')
  expect(results.map(({ outcome }) => outcome)).toEqual(Array(4).fill('not-run'))
})

test('the process of the server finds what the compiler finds, at the same places', async () => {
  const { files, ...program } = programOf(`${right}add('1', 2)\nconsole.log(total)\n`)
  const snippets = [`import { sub } from './rupees.ts'\nsub(1)`]
  const compiled = createCompiler(typeLibs())(files, snippets)
  expect(compiled.inFiles).toHaveLength(2)
  expect(await checkTypesIn(types)({ files, ...program }, ['', ...snippets])).toEqual({
    // The number in its name is that of the snippet among all.
    problems: [compiled.inFiles, compiled.inSnippets[0]!.map((one) => ({ ...one, file: 'check 1.ts' }))],
  })
})

test('checks on types are read from a file of checks', () => {
  const source = `export default [
    { name: 'a', hint: 'h', types: 5 },
    { name: 'b', hint: 'h', types: 'const a = 1', expect: 1 },
    { name: 'c', hint: 'h', types: 'const a = 1' },
  ]`
  expect(parseChecks(source, 'typescript').problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '2 Write types as a text: a few lines of TypeScript.',
    '3 With types, use only name, hint and throws.',
  ])
  expect(parseChecks(source, 'javascript').problems).toHaveLength(3)
})
