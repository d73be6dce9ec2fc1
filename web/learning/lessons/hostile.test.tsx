// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LessonBlocks } from './lesson-blocks.tsx'
import { readLesson } from '#contract/learning/lesson-document.ts'

const materials = [{ name: 'x.png', kind: 'image/png', url: '/files/1' }]

/** As the browser reads it. */
function show(text: string): HTMLElement {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<LessonBlocks document={readLesson(text)} materials={materials} />)
  return page
}

const fence = '```'
const scripts = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '"><script>alert(1)</script>',
]
const addresses = [
  'javascript:alert(1)',
  'JAVA\tSCRIPT:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  '//evil.example',
]

test.each(
  [...scripts, ...addresses].flatMap((evil) => [
    evil,
    `## ${evil}`,
    `| a |\n|---|\n| ${evil} |`,
    `> [!TIP]\n> ${evil}`,
    `[click](<${evil}>) ![click](<${evil}> "${evil}") ![x](x.png "${evil}")`,
    `[click][a] ![click][a]\n\n[a]: <${evil}>`,
    `${fence}js run\n${evil}\n${fence}`,
    `${fence}${evil}\n${evil}\n${fence}`,
    `${fence}quiz\n${evil} [a](<${evil}>)\n- [x] ${evil} :: ${evil}\n- [ ] [a](<${evil}>) :: x\n${fence}`,
    `${fence}diagram\nalt: ${evil}\n${evil.slice(0, 60)} -> B: ${evil}\n${fence}`,
    ...['rows\n', 'pointers\ncells: ', 'tree\n', 'sequence\nA -> B: ', 'timeline\nA: 0-4 ', 'plot\nx: '].map(
      (kind) => `${fence}diagram\nalt: ${evil}\nkind: ${kind}${evil.slice(0, 30)}\n${fence}`,
    ),
    `Text[^1]\n\n[^1]: ${evil} [a](<${evil}>)`,
    `${fence}html preview\n${evil}`,
  ]),
)('shows %j without running or loading it', (text) => {
  const page = show(text)
  const elements = [...page.querySelectorAll('*')]
  expect(elements.filter(({ tagName }) => /^(script|iframe|object|embed|link|style|form)$/i.test(tagName))).toEqual([])
  const attributes = elements.flatMap(({ attributes: list }) => [...list])
  expect(attributes.filter(({ name }) => /^on|^srcdoc$|^style$/i.test(name))).toEqual([])
  const loaded = attributes.filter(({ name }) => /^(href|src|action|xlink:href)$/i.test(name)).map(({ value }) => value)
  expect(loaded.filter((address) => !/^(?:#|https?:|mailto:|\/files\/1$)/.test(address))).toEqual([])
})

test.each([
  ['a megabyte of words', 'word '.repeat(200_000)],
  ['a megabyte of code', `${fence}js\n${'let a = 1\n'.repeat(100_000)}${fence}`],
  ['nested quotes', '> '.repeat(1000)],
  ['nested lists', Array.from({ length: 200 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')],
  ['brackets', '['.repeat(10_000)],
  ['10,000 list items', Array.from({ length: 10_000 }, (_, item) => `- ${item}`).join('\n')],
  ['quoted lists', '> - > - x\n'.repeat(400)],
  ['numbered quotes', '>1. x\n\n'.repeat(800)],
])('shows %s as plain text', (_what, text) => {
  const page = show(text)
  expect(page.querySelectorAll('*')).toHaveLength(1)
  expect(page.textContent).toBe(text)
})

test('formats a list of 1,000 items', () => {
  const page = show(Array.from({ length: 1000 }, (_, item) => `- ${item}`).join('\n'))
  expect(page.querySelectorAll('li')).toHaveLength(1000)
})

test('shows an unclosed fence as code to the end', () => {
  const page = show(`Before\n\n${fence}js\nlet a\n\n## No heading\n`)
  expect(page.querySelector('h2')).toBeNull()
  expect(page.querySelector('.lesson-code')?.textContent).toContain('## No heading')
})
