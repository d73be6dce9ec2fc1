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

const literal = /(?<=[(,=:[!&|?{;]\s*)\/(?![*/\s])((?:\\.|\[(?:\\.|[^\]])*\]|[^/\\[])+)\/([dgimsuvy]*)(?=[\s.,;)\]}])/g

/** Every pattern that is written out in the sources, with the file it stands in. */
const patterns = sources.flatMap((path) =>
  readFileSync(join(root, path), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line))
    .flatMap((line) => [...line.matchAll(literal)])
    .map(([text, source, flags]) => ({ at: `${path} ${text}`, source: source!, flags: flags! })),
)

// What is given to these is never long.
const shortOnly = new Map([
  [String.raw`server/identity/my-data/rules.ts /\.+$/`, 'of names of at most 62 characters'],
  [String.raw`server/learning/solutions/files.rules.ts /\.+$/`, 'of names of at most 62 characters'],
  [String.raw`server/kit/env.ts /\/+$/`, 'of a variable of whoever runs the server'],
])

const length = 100_000
const signs = ['a', 'A', '0', ' ', '.', '-', '/', '\\', '@', '\n', 'न', 'a.', '0,', ' a', '. ', '1-', 'a@']
/** Long runs of one thing, and behind them what makes a pattern look for another way to read them. */
const probes = signs.flatMap((sign) => ['!', '\u0000'].map((end) => sign.repeat(length / sign.length) + end))

const context = createContext({ probes, pattern: /^/, at: 0 })

/**
 * Answers 'quick', or the probe that held it up for a second. A fair pattern needs a millisecond for each, so that a
 * busy machine does not matter.
 */
function outcomeOf({ source, flags }: { source: string; flags: string }): string {
  context['pattern'] = new RegExp(source, flags.replace('g', '').replace('y', ''))
  context['at'] = 0
  while (context['at'] < probes.length) {
    try {
      runInContext('while (at < probes.length) { pattern.test(probes[at]); at += 1 }', context, { timeout: 1_000 })
    } catch {
      const probe = probes[context['at']]!
      return `hangs at ${JSON.stringify(probe.slice(0, 4))}… ${JSON.stringify(probe.slice(-1))}`
    }
  }
  return 'quick'
}

test('there are patterns to try, and one that hangs is noticed', () => {
  expect(patterns.length).toBeGreaterThan(100)
  expect(outcomeOf({ source: '^(a+)+$', flags: '' })).toContain('hangs')
  expect(outcomeOf({ source: '[. ]+$', flags: '' })).toContain('hangs')
})

test('no pattern is held up by a text of 100,000 signs', () => {
  const slow = patterns.filter((pattern) => !shortOnly.has(pattern.at) && outcomeOf(pattern) !== 'quick')
  expect(slow.map(({ at }) => at)).toEqual([])
})

test('what is excused still needs it', () => {
  const hanging = patterns.filter((pattern) => shortOnly.has(pattern.at) && outcomeOf(pattern) !== 'quick')
  expect(new Set(hanging.map(({ at }) => at))).toEqual(new Set(shortOnly.keys()))
})

test('no place in the contract is held up by one either, or keeps it', () => {
  const some = probes.filter((probe) => /^[a0 .]{2}.*!$/s.test(probe))
  const isKept = (schema: z.ZodType, probe: string) => {
    const { data } = schema.safeParse(probe)
    return typeof data === 'string' && data.length >= length
  }
  const keeping = textPlaces().filter(({ schema }) => some.some((probe) => isKept(schema, probe)))
  expect(keeping.map(({ at }) => at)).toEqual([])
})
