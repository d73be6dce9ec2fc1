import { expect, test } from 'vitest'
import { runChecks } from '#engines/host/run-checks.ts'
import type { Check, Language, Program } from '#engines/program.ts'
import { testSandbox } from '#server/testing/sandbox.ts'
import type { Walls } from './sandbox.ts'
import { sample } from '#server/testing/scale.ts'

/** In the code of a hidden check only. */
const marker = 'MARKER_7319'

const check = (name: string, run: string): Check => ({
  name,
  hint: '',
  setup: '',
  run,
  expectation: { kind: 'value', value: '"nothing"' },
})

/** Runs a program whose `found` returns all it has seen; the second check is hidden, and the third asks once more. */
async function seenBy(language: Language, text: string, checks: string[], walls: Partial<Walls> = {}) {
  const entry = language === 'python' ? 'a.py' : 'a.js'
  const program: Program = { language, entry, files: [{ path: entry, text }], database: '' }
  const sandbox = await testSandbox(walls)
  const list = checks.map((run, index) => check(`check ${index}`, run))
  const { results, failure } = await runChecks(sandbox.connect(language), program, list, { seconds: 30 })
  return [failure?.message, ...results.map(({ actual, failure }) => actual ?? failure?.message)].join('\n')
}

const scriptChecks = [
  '({ found }) => found()',
  `({ found, probe }) => { const note = '${marker}'; probe(note.length); return 1 }`,
  '({ found }) => found()',
]

const collect = `const seen = []
const note = (...values) => { for (const value of values) { try { seen[seen.length] = String(value) } catch {} } }
export let probe = () => {}
export const found = () => seen.join(' ') || 'nothing'
`

const attacks: Record<string, string> = {
  // In the middle of the hidden check, and put back before the next one, as built-ins that are replaced end the checks.
  'what the engine uses': `
    const replaced = []
    const replace = (owner, name, make) => {
      const was = Object.getOwnPropertyDescriptor(owner, name)
      replaced[replaced.length] = () => was ? Object.defineProperty(owner, name, was) : delete owner[name]
      Object.defineProperty(owner, name, { configurable: true, ...make(was?.value) })
    }
    const spy = (real) => ({ value: function (...values) {
      note(this)
      for (let at = 0; at < values.length; at++) note(values[at])
      return Reflect.apply(real, this, values)
    } })
    probe = () => {
      for (const name of ['parse', 'stringify']) replace(JSON, name, spy)
      for (const name of ['push', 'map', 'join', 'includes', 'filter', Symbol.iterator]) replace(Array.prototype, name, spy)
      for (const name of ['call', 'apply', 'bind', 'toString']) replace(Function.prototype, name, spy)
      replace(Promise.prototype, 'then', spy)
      for (const name of ['source', 'run', 'checks', 'default', 'oncomplete', 'buffer', 'data', 'line'])
        replace(Object.prototype, name, () => ({ get: () => undefined, set: (value) => note(value) }))
      setTimeout(() => { for (let at = 0; at < replaced.length; at++) replaced[at]() }, 0)
    }`,
  'the stack of an error, and its caller': `
    probe = function () {
      Error.prepareStackTrace = (error, sites) => {
        for (const site of sites) {
          note(site.getFileName(), site.getScriptNameOrSourceURL(), site.getEvalOrigin(), site.getFunction(), site.getThis())
          note(site.toString())
        }
      }
      void new Error().stack
      delete Error.prepareStackTrace
      try { note(probe.caller, probe.arguments) } catch {}
    }`,
}

test.each(Object.entries(attacks))('a program can’t read hidden checks through %s', async (_, attack) => {
  const seen = await seenBy('javascript', collect + attack, scriptChecks)
  expect(seen).toMatch(/^\n?'nothing'/)
  expect(seen).not.toContain(marker)
})

/** With Node's modules; each line alone is stopped by the wall. */
const withModules: Record<string, string> = {
  events: `const { EventEmitter } = await import('node:events')
    const { emit } = EventEmitter.prototype
    EventEmitter.prototype.emit = function (...values) { note(...values); return emit.apply(this, values) }`,
  streams: `const { Readable } = await import('node:stream')
    const { push } = Readable.prototype
    Readable.prototype.push = function (...values) { note(...values); return push.apply(this, values) }`,
  files: `const fs = await import('node:fs')
    for (const path of ['/proc/self/cmdline', '/proc/self/environ', '/proc/self/fd/0', '/proc/self/maps'])
      try { note(fs.readFileSync(path, 'utf8')) } catch (error) { note(error.code) }`,
  process: `const { default: process } = await import('node:process')
    note(process.argv, Object.values(process.env), process.execArgv)
    for (const name of ['natives', 'contextify', 'fs']) try { note(Object.keys(process.binding(name))) } catch {}`,
}

test('not even with the modules of Node, because the checks arrived before the program', async () => {
  for (const attack of sample(Object.values(withModules), 2)) {
    const seen = await seenBy('javascript', collect + attack, scriptChecks, { imports: false })
    expect(seen).not.toContain(marker)
  }
})

const readsMemory = `const { getHeapSnapshot } = await import('node:v8')
  const parts = []
  for await (const part of getHeapSnapshot()) parts.push(part)
  note(parts.join('').includes('MARKER' + '_7319') ? 'MARKER' + '_7319' : 'no')`

test('only the memory of the process has them, which programs can’t read', async () => {
  for (const start of sample([...Object.values(withModules), readsMemory], 2)) {
    expect(await seenBy('javascript', collect + start, scriptChecks)).toContain('can’t be imported here')
  }
  // The attack works where there is no wall.
  expect(await seenBy('javascript', collect + readsMemory, scriptChecks, { imports: false })).toContain(marker)
})

const ways = [
  'await import("file:///engine/dist/engines/main.mjs")',
  'process.exit()',
  'require("fs")',
  'await (0, eval)("import(\\"node:fs\\")")',
  'new Function("return 1")()',
  'Object.getPrototypeOf(async () => {}).constructor("return 1")()',
]
test.each(sample(ways, 3))('a program can’t get further by %s', async (code) => {
  const seen = await seenBy('javascript', `${code}\nexport const found = () => 'got it'`, ['({ found }) => found()'])
  expect(seen).toMatch(/can’t be imported here|is not defined|Code generation from strings disallowed/)
})
