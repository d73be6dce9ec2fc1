import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkTypesIn } from '#engines/host/check-types.ts'
import { runChecks } from '#engines/host/run-checks.ts'
import { parseChecks } from '#engines/parse-checks.ts'
import type { Program } from '#engines/program.ts'
import { testSandbox } from '#server/testing/sandbox.ts'
import { systemCallFilter } from './seccomp.ts'
import { sample } from '#server/testing/scale.ts'
import { isFull } from '#server/testing/scale.ts'

const checks = parseChecks(
  `export default [
    { name: 'adds', hint: 'h', run: ({ add }) => add(1, 2), expect: 3 },
    { name: 'adds more', hint: 'h', run: async ({ add }) => [add(2, 2), 'text'], expect: [4, 'text'] },
  ]`,
  'javascript',
).checks

// Attacks on the channel begin with a module of Node, which programs can't import.
async function run(text: string, seconds = 30) {
  const sandbox = await testSandbox({ imports: false })
  const program: Program = { language: 'javascript', entry: 'a.js', files: [{ path: 'a.js', text }], database: '' }
  return runChecks(sandbox.connect('javascript'), program, checks, { seconds })
}
const outcomesOf = async (text: string, seconds?: number) =>
  (await run(text, seconds)).results.map(({ outcome }) => outcome)

test('runs a correct solution', async () => {
  expect(await outcomesOf('export const add = (a, b) => a + b')).toEqual(['passed', 'passed'])
})

test('runs SQL on a database of its own', async () => {
  const program: Program = {
    language: 'sql',
    entry: 'a.sql',
    files: [{ path: 'a.sql', text: 'select name from trains order by name' }],
    database: `create table trains (name text); insert into trains values ('Rajdhani'), ('Duronto')`,
  }
  const rows = [{ name: 'Duronto' }, { name: 'Rajdhani' }]
  const { checks } = parseChecks(
    `export default [{ name: 'sorts', hint: 'h', expect: ${JSON.stringify(rows)} }]`,
    'sql',
  )
  const { results } = await runChecks((await testSandbox()).connect('sql'), program, checks, { seconds: 30 })
  expect(results).toMatchObject([{ outcome: 'passed' }])
})

test('runs a project with packages, a database and a server on loopback', async () => {
  const runProject = async (project: Program['project'], text: string, check: string) => {
    const files = [{ path: 'a.js', text }]
    const program: Program = { language: 'project', entry: 'a.js', files, database: '', project }
    const { checks } = parseChecks(`export default [{ name: 'n', hint: 'h', ${check} }]`, 'project')
    return runChecks((await testSandbox()).connect('project'), program, checks, { seconds: 60 })
  }
  const app = `import fastify from 'fastify'
    export const createApp = ({ db }) =>
      fastify().get('/', async () => (await db.query('select 1 + $1::int as sum', [2])).rows)`
  const listening = `import { createServer } from 'node:http'
    createServer((request, response) => response.end('here')).listen(process.env.PORT)`
  const ran = [
    await runProject(
      { app: 'a.js', database: true },
      app,
      "steps: [{ request: 'GET /', pick: 'body' }], expect: [{ sum: 3 }]",
    ),
    await runProject({ server: 'a.js' }, listening, "steps: [{ request: 'GET /', pick: 'body' }], expect: 'here'"),
  ]
  expect(ran.map(({ failure, results }) => failure ?? results[0])).toMatchObject([
    { outcome: 'passed' },
    { outcome: 'passed' },
  ])
})

test('reads configuration with its parsers', async () => {
  const files = [
    { path: 'Dockerfile', text: 'FROM node:24-slim\nUSER node\n' },
    { path: 'rules.yaml', text: 'groups: [{ name: a, rules: [{ alert: Down, expr: up == 0, for: 2m }] }]\n' },
  ]
  const program: Program = { language: 'config', entry: 'Dockerfile', files, database: '' }
  const { checks } = parseChecks(
    `export default [
      { name: 'user', hint: 'h', run: ({ dockerfile }) => dockerfile('Dockerfile')[0].steps[0].args, expect: ['node'] },
      { name: 'fires', hint: 'h', run: ({ firing }) => firing('rules.yaml', { series: { up: '1x2 0x5' } }), expect: { Down: ['5m to end'] } },
    ]`,
    'config',
  )
  const { results } = await runChecks((await testSandbox()).connect('config'), program, checks, { seconds: 30 })
  expect(results.map(({ outcome, actual }) => [outcome, actual])).toEqual([
    ['passed', "['node']"],
    ['passed', "{ Down: ['5m to end'] }"],
  ])
})

test('checks types within the limits, also those that the compiler gives up', async () => {
  const types = checkTypesIn((await testSandbox()).connect('types'))
  const typed = (text: string): Program => ({
    language: 'typescript',
    entry: 'a.ts',
    files: [{ path: 'a.ts', text }],
    database: '',
  })
  const found = await types(typed('export const n: number = "text"\nfetch(n)'), ['', `import './a.ts'`])
  expect(found).toMatchObject({
    problems: [
      [
        { code: 2322, line: 1 },
        { code: 2345, line: 2 },
      ],
      [],
    ],
  })
  // 4 to the power of 9 texts.
  const many = `type D = 'a' | 'b' | 'c' | 'd'\nexport type Many = \`\${${Array(9).fill('D').join('}${')}}\``
  expect(await types(typed(many), [''])).toMatchObject({ problems: [[{ code: 2590 }]] })
})

const dishonest = [
  ['loops for ever', 'export const add = () => { for (;;); }', 0.4, ['timeout', 'timeout']],
  ['prints for ever', `export const add = () => { for (;;) console.log('x') }`, 0.4, ['timeout', 'timeout']],
  [
    'sleeps for ever',
    'export const add = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)',
    0.4,
    ['timeout', 'timeout'],
  ],
  ['never answers', 'export const add = () => new Promise(() => {})', 1, ['timeout', 'failed']],
  [
    'ends the process',
    `const { exit } = await import('node:process'); export const add = () => exit(0)`,
    30,
    ['error', 'error'],
  ],
  [
    'rejects a promise nobody waits for',
    `export const add = (a, b) => (Promise.reject(new Error('lost')), a + b)`,
    30,
    ['passed', 'passed'],
  ],
  [
    'replaces what compares',
    `JSON.stringify = () => '3'; Array.from = () => [4, 'text']; export const add = () => 0`,
    30,
    ['error', 'error'],
  ],
  [
    'changes how promises work',
    `Promise.prototype.then = function (f) { f?.(3); return this }; export const add = () => 0`,
    1,
    ['error', 'error'],
  ],
  [
    'writes endlessly to the channel of its answers',
    `const { writeSync } = await import('node:fs')
     export const add = () => { for (;;) try { writeSync(3, 'x'.repeat(1e6)) } catch {} }`,
    30,
    ['error', 'error'],
  ],
  [
    'sends 200,000 lines at once',
    `const { writeSync } = await import('node:fs')
     const lines = Array.from({ length: 200_000 }, () => ({}))
     const bytes = new TextEncoder().encode(JSON.stringify({ kind: 'printed', lines }) + '\\n')
     for (let at = 0; at < bytes.length;) try { at += writeSync(3, bytes, at) } catch {}
     export const add = (a, b) => a + b`,
    30,
    ['passed', 'passed'],
  ],
  [
    'guesses answers',
    `const { writeSync } = await import('node:fs')
     const forge = (id) => ['3', '[4,"text"]'].map((value) => JSON.stringify({ kind: 'value', id, value }) + '\\n').join('')
     for (const id of ['', '1', 'undefined', null]) writeSync(3, forge(id))
     writeSync(3, '{"kind":"ready"}\\n{"kind":"printed","lines":[null,{}]}\\nnull\\n[]\\n{"kind":7}\\n{"kind":"failure","id":"1"}\\n')
     export const add = () => 0`,
    30,
    ['failed', 'failed'],
  ],
  [
    // It can answer first, but it doesn't know what is expected.
    'reads the commands and answers in place of the engine',
    `const { writeSync } = await import('node:fs')
     const { EventEmitter } = await import('node:events')
     const emit = EventEmitter.prototype.emit
     EventEmitter.prototype.emit = function (name, line) {
       if (name === 'line') writeSync(3, JSON.stringify({ kind: 'value', id: JSON.parse(line).id, value: 'true' }) + '\\n')
       return emit.apply(this, arguments)
     }
     export const add = (a, b) => a + b`,
    30,
    ['failed', 'failed'],
  ],
  [
    'answers with a value that is hard to read',
    `const { writeSync } = await import('node:fs')
     const { EventEmitter } = await import('node:events')
     const emit = EventEmitter.prototype.emit
     EventEmitter.prototype.emit = function (name, line) {
       if (name !== 'line') return emit.apply(this, arguments)
       const value = '['.repeat(20_000) + ']'.repeat(20_000)
       writeSync(3, JSON.stringify({ kind: 'value', id: JSON.parse(line).id, value }) + '\\n')
     }
     export const add = (a, b) => a + b`,
    30,
    ['failed', 'failed'],
  ],
] as const
test.each(sample(dishonest, 5))('gives an honest result for code that %s', async (_, text, seconds, outcomes) => {
  expect(await outcomesOf(text, seconds)).toEqual(outcomes)
})

test('says that the code ended its process, and that it didn’t run out of memory', async () => {
  const { failure } = await run(`(await import('node:process')).exit(3)`)
  expect(failure!.message).toBe('The code ended its own process (exit code 3) before it was done.')
})

test('stops showing output that never ends, and says so', async () => {
  const { printed } = await run(`for (let n = 0; n < 1e5; n++) console.log('line', n); export const add = () => 0`)
  expect(JSON.stringify(printed).length).toBeLessThan(500_000)
  expect(printed.at(-1)!.text).toContain('more output than can be shown')
})

const hostOf = (code: string) => `
  const { testSandbox, tryAll } = await import(${JSON.stringify(join(import.meta.dirname, '../../testing/sandbox.ts'))})
  process.stdout.write(String(await tryAll(await testSandbox({ imports: false }), [${JSON.stringify(code)}])))`

/** A host of its own, with a file open that it passes to its children. */
function startHost(code: string, file: number) {
  const stdio = ['ignore', 'pipe', 'inherit', 'ignore', 'ignore', 'ignore', 'ignore', file] as const
  return spawn(process.execPath, ['--input-type=module', '-e', hostOf(code)], {
    stdio: [...stdio],
  })
}

test.runIf(isFull)('closes files that the host has inherited', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'inherited-'))
  writeFileSync(join(folder, 'secret'), 'a-secret')
  const file = openSync(join(folder, 'secret'), 'r')
  const host = startHost(`async () => (await import('node:fs')).readFileSync(7, 'utf8')`, file)
  const [output] = (await once(host.stdout!, 'data')) as [Buffer]
  closeSync(file)
  rmSync(folder, { recursive: true })
  expect(String(output)).toMatch(/EBADF|EAGAIN|ENXIO|EISDIR|EINVAL|illegal/)
})

test('has a system call filter for the machines that Node runs on', () => {
  expect(systemCallFilter({ arch: 'x64' })!.length % 8).toBe(0)
  expect(systemCallFilter({ arch: 'arm64' })!.length % 8).toBe(0)
  expect(systemCallFilter({ arch: 'riscv64' })).toBeNull()
})
