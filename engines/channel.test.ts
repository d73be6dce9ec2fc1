import { expect, test } from 'vitest'
import { runChecks } from './host/run-checks.ts'
import type { Connect } from './host/session.ts'
import { describeExit, readReplies } from './node/replies.ts'
import type { Check, Program } from './program.ts'
import type { Command } from './realm/protocol.ts'

const program: Program = { language: 'javascript', entry: 'a.js', files: [], database: '' }
const check = (name: string): Check => ({
  name,
  hint: '',
  setup: '',
  run: '',
  expectation: { kind: 'value', value: '1' },
})

/** Runs two checks against a realm that writes these bytes before its first answer, and then answers right. */
async function runAgainst(parts: readonly (string | Uint8Array)[]) {
  const unsent = [...parts]
  const connect: Connect = ({ onMessage, onEnd }) => {
    const read = readReplies(onMessage)
    const write = (part: string | Uint8Array) => {
      if (!read(typeof part === 'string' ? Buffer.from(part) : part)) onEnd('The code wrote more than we can read.')
    }
    queueMicrotask(() => write('{"kind":"ready"}\n'))
    const post = ({ id }: Command) =>
      queueMicrotask(() => {
        for (const part of unsent.splice(0)) write(part)
        write(`\n${JSON.stringify({ kind: 'value', id, value: '1' })}\n`)
      })
    return { post, close: () => {} }
  }
  const run = await runChecks(connect, program, [check('one'), check('two')], { seconds: 5 })
  return { ...run, outcomes: run.results.map(({ outcome }) => outcome) }
}

const line = (message: unknown) => `${JSON.stringify(message)}\n`
const printed = (lines: unknown) => line({ kind: 'printed', lines })
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test.each([
  ['200,000 empty lines in one message', [printed(Array.from({ length: 200_000 }, () => ({})))]],
  ['199,000 messages', Array.from({ length: 199_000 }, () => printed([{ text: 'x' }]))],
  ['a line without an end', Array.from({ length: 20 }, () => 'x'.repeat(100_000))],
  ['lines that are nothing', [printed([null, 1, [], 'x', { text: 7 }, { level: {}, text: null }])]],
  ['deep nesting', [`${nested(500_000)}\n`, `{"kind":"printed","lines":${nested(500_000)}}\n`]],
  ['a value that is no text', [line({ kind: 'value', id: 7, value: {} }), line({ kind: 'value', id: {}, value: [] })]],
  ['bytes that are no text', [new Uint8Array(100_000).map((_, at) => at % 251), '\n']],
  ['half of a message', ['{"kind":"value","id":"', '\n', '{"kind":"failure","fail']],
] as const)('survives %s', async (_, parts) => {
  const { outcomes, printed: shown } = await runAgainst(parts)
  expect(outcomes).toEqual(['passed', 'passed'])
  expect(JSON.stringify(shown).length).toBeLessThan(4_000_000)
})

test.each([
  ['200,000 lines in one message', [printed(Array.from({ length: 200_000 }, () => ({ level: 'log', text: 'x' })))]],
  ['17 MB', Array.from({ length: 17 }, () => `${'x'.repeat(1_000_000)}\n`)],
  ['more messages than a program can print', Array.from({ length: 210_000 }, () => '{}\n')],
])('ends a run that sends %s', async (_, parts) => {
  const { failure, outcomes } = await runAgainst(parts)
  expect(failure?.message).toBe('The code wrote more than we can read.')
  expect(outcomes).toEqual(['not-run', 'not-run'])
})

/** The same numbers in every run of the test. */
function numbersFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

test('survives 10,000 messages of any kind, and still reads the answer after them', async () => {
  const number = numbersFrom(33)
  const one = <Item>(items: readonly Item[]) => items[number(items.length)]!
  const anything = (depth = 0): unknown =>
    one([
      () => null,
      () => number(1e9) - 5e8,
      () => 'x'.repeat(number(one([10, 10, 10, 1_000]))),
      () => one(['ready', 'printed', 'value', 'failure', 'loading', '__proto__', '\0\ud800', 'constructor']),
      () => (depth > 4 ? [] : Array.from({ length: number(6) }, () => anything(depth + 1))),
      () => (depth > 4 ? {} : message(depth + 1)),
    ])()
  const message = (depth = 0): unknown =>
    Object.fromEntries(
      ['kind', 'id', 'value', 'lines', 'failure', 'text', 'part', 'level', 'message', 'line', '__proto__']
        .filter(() => number(3) > 0)
        .map((key) => [
          key,
          key === 'kind' && number(4) > 0 ? one(['printed', 'value', 'failure', 'loading']) : anything(depth + 1),
        ]),
    )
  const binary = () => new Uint8Array(number(2_000)).map(() => number(256))
  const text = () => line(number(8) > 0 ? message() : anything())
  const parts = Array.from({ length: 10_000 }, () => {
    const kind = number(10)
    if (kind === 0) return binary()
    if (kind === 1) return text().slice(0, number(200))
    if (kind === 2) return `${nested(number(2_000))}\n`
    return text()
  })
  const { outcomes } = await runAgainst(parts)
  expect(outcomes).toEqual(['passed', 'passed'])
})

test.each([
  [0, null, 'ended its own process (exit code 0)'],
  [3, null, 'ended its own process (exit code 3)'],
  [134, null, 'too much memory'],
  [null, 'SIGTRAP', 'too much memory'],
  [152, null, 'too much processor time or memory'],
] as const)('tells why a process ended: %s %s', (code, signal, reason) => {
  expect(describeExit(code, signal)).toContain(reason)
})
