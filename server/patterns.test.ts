import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { z } from '#contract/kit/zod.ts'
import { textPlaces } from './testing/contract-texts.ts'

const root = join(import.meta.dirname, '..')
const sources = globSync(['contract/**/*.ts', 'server/**/*.ts'], { cwd: root }).filter(
  (path) => !/\.test\.ts$|\/testing\/|\/seed\//.test(path),
)

const literal =
  /(?<=(?:[(,=:[!&|?{;]|=>)\s*)\/(?![*/\s])((?:\\.|\[(?:\\.|[^\]])*\]|[^/\\[])+)\/([dgimsuvy]*)(?=[\s.,;)\]}])/g

/** Every regular expression literal in the sources. */
const patterns = sources.flatMap((path) =>
  readFileSync(join(root, path), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line))
    .flatMap((line) => [...line.matchAll(literal)])
    .map(([text, source, flags]) => ({ at: `${path} ${text}`, source: source!, flags: flags! })),
)

// These are only used on short texts.
const shortOnly = new Map([
  [String.raw`server/identity/my-data/rules.ts /\.+$/`, 'names of at most 62 characters'],
  [String.raw`server/learning/uploads/rules.ts /\.+$/`, 'names of at most 62 characters'],
  [String.raw`server/kit/env.ts /\/+$/`, 'an environment variable'],
])

/** Enough for a pattern that takes quadratic time to be noticed. */
const length = 40_000
const characters = ['a', 'A', '0', ' ', '.', '-', '/', '\\', '@', '\n', 'न', 'a.', '0,', ' a', '. ', '1-', 'a@']
/** Long repetitions, ending in a character that makes a pattern backtrack. */
const probes = characters.flatMap((text) => ['!', '\u0000'].map((end) => text.repeat(length / text.length) + end))

const context = createContext({ probes, pattern: /^/, at: 0 })

/**
 * Returns 'fast', or the text that took a tenth of a second of processor time. A good pattern needs milliseconds for all
 * texts. On a busy machine it is tried again, for longer.
 */
function outcomeOf({ source, flags }: { source: string; flags: string }): string {
  context['pattern'] = new RegExp(source, flags.replace('g', '').replace('y', ''))
  context['at'] = 0
  let timeout = 120
  while (context['at'] < probes.length) {
    const start = process.cpuUsage()
    try {
      runInContext('while (at < probes.length) { pattern.test(probes[at]); at += 1 }', context, { timeout })
    } catch {
      timeout *= 2
      if (process.cpuUsage(start).user < 100_000) continue
      const probe = probes[context['at']]!
      return `hangs at ${JSON.stringify(probe.slice(0, 4))}… ${JSON.stringify(probe.slice(-1))}`
    }
  }
  return 'fast'
}

test('finds patterns and detects slow ones', () => {
  expect(patterns.length).toBeGreaterThan(100)
  expect(outcomeOf({ source: '^(a+)+$', flags: '' })).toContain('hangs')
  expect(outcomeOf({ source: '[. ]+$', flags: '' })).toContain('hangs')
})

test('handles 40,000 characters in linear time', () => {
  const slow = patterns.filter((pattern) => !shortOnly.has(pattern.at) && outcomeOf(pattern) !== 'fast')
  expect(slow.map(({ at }) => at)).toEqual([])
})

test('excludes only slow patterns', () => {
  const hanging = patterns.filter((pattern) => shortOnly.has(pattern.at) && outcomeOf(pattern) !== 'fast')
  expect(new Set(hanging.map(({ at }) => at))).toEqual(new Set(shortOnly.keys()))
})

test('no field of the contract accepts a text of 100,000 characters', () => {
  const length = 100_000
  const some = ['a', '0', ' ', '.', ' a', '. '].map((text) => `${text.repeat(length / text.length)}!`)
  const isAccepted = (schema: z.ZodType, probe: string) => {
    const { data } = schema.safeParse(probe)
    return typeof data === 'string' && data.length >= length
  }
  // Many places share a schema.
  const places = new Map(textPlaces().map(({ at, schema }) => [schema, at]))
  const accepting = [...places].filter(([schema]) => some.some((probe) => isAccepted(schema, probe)))
  expect(accepting.map(([, at]) => at)).toEqual([])
})
