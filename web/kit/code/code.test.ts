import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { highlightLines } from '#contract/kit/code/highlight.ts'
import { embedded, grammars, languageOf } from '#contract/kit/code/languages.ts'
import { kinds, plainLines, readMarkup, splitLines, textOf } from '#contract/kit/code/tokens.ts'

test.each([
  ['src/app.py', 'python'],
  ['Dockerfile', 'dockerfile'],
  ['INDEX.HTML', 'xml'],
  ['notes.txt', null],
])('the language of %s is %s', (fileName, language) => expect(languageOf(fileName)).toBe(language))

test('loads every grammar with its embedded languages', async () => {
  for (const [name, load] of Object.entries(grammars))
    expect([name, typeof (await load()).default]).toEqual([name, 'function'])
  for (const inner of Object.values(embedded).flat()) expect(grammars).toHaveProperty(inner)
})

test('assigns token kinds', async () => {
  const [line] = await highlightLines('def add(a, b): return a + 1  # sum', 'add.py')
  const kindOf = (text: string) => line!.find((token) => token.text.trim() === text)?.kind
  expect([kindOf('def'), kindOf('add'), kindOf('1'), kindOf('# sum')]).toEqual([
    'keyword',
    'title',
    'number',
    'comment',
  ])
})

test('marks every line of a multi-line comment', async () => {
  const lines = await highlightLines('/* one\n\n   two */ let x', 'a.js')
  expect(lines.map((line) => line[0]?.kind ?? null)).toEqual(['comment', null, 'comment'])
})

test('highlights styles and scripts inside HTML', async () => {
  const lines = await highlightLines('<style>\nb { color: red }\n</style>\n<script>\nlet x = 1\n</script>', 'a.html')
  expect(lines[1]!.some((token) => token.kind === 'name')).toBe(true)
  expect(lines[4]!.find((token) => token.text === 'let')?.kind).toBe('keyword')
})

test('shows unknown languages and huge files as plain text', async () => {
  const huge = 'x = 1\n'.repeat(60_000)
  expect(await highlightLines('hello <b>', 'a.xyz')).toEqual([[{ text: 'hello <b>', kind: null }]])
  expect(textOf(await highlightLines(huge, 'huge.py'))).toBe(huge)
})

const names = ['a.py', 'a.js', 'a.tsx', 'a.html', 'a.css', 'a.md', 'a.sql', 'a.sh', 'a.php', 'a.yaml', 'a.json', 'x']
const signs = '< > & " \' ` \\ # { } ${ */ /* """ </span> &amp; &#x27; def <?php <script> कौशल 😀 1'.split(' ')
const pieces = [...signs, '\n', '\r\n', '\t', ' ', '<span class="hljs-string">']
const source = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 8 })), { maxLength: 40 })

test('never changes the text', async () => {
  await fc.assert(
    fc.asyncProperty(source, fc.constantFrom(...names), async (parts, fileName) => {
      const code = parts.join('')
      const lines = await highlightLines(code, fileName)
      expect(textOf(lines)).toBe(code)
      expect(lines).toHaveLength(code.split('\n').length)
      expect(lines.flat().every((token) => token.text !== '' && !token.text.includes('\n'))).toBe(true)
    }),
    { numRuns: 400 },
  )
})

test('keeps markup in learners’ code as text', () => {
  expect(readMarkup('<span class="hljs-string">&lt;b onclick=&quot;x&quot;&gt;</span>')).toEqual([
    { text: '<b onclick="x">', kind: 'string' },
  ])
})

test('splits tokens at line breaks', () => {
  expect(splitLines([{ text: 'a\n\nb', kind: 'string' }])).toEqual([
    [{ text: 'a', kind: 'string' }],
    [],
    [{ text: 'b', kind: 'string' }],
  ])
  expect(plainLines('')).toEqual([[]])
})

describe('colours', () => {
  const css = ['web/app/tokens.css', 'web/kit/code/code.css'].map((path) => readFileSync(path, 'utf8')).join('\n')
  const pair = (name: string) =>
    new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css)!.slice(1) as [string, string]
  const surfaces = ['paper', 'card', 'haze', 'leaf-tint', 'vermilion-tint', 'marigold-tint', 'indigo-tint']

  test.each(kinds.flatMap((kind) => surfaces.map((surface) => [kind, surface] as const)))(
    '%s has enough contrast on %s, in light and dark mode',
    (kind, surface) => {
      const [inks, grounds] = [pair(`code-${kind}`), pair(surface)]
      for (const side of [0, 1] as const) expect(contrast(inks[side], grounds[side])).toBeGreaterThanOrEqual(4.5)
    },
  )
})

/** As WCAG 2 reckons it. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red, green, blue] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
