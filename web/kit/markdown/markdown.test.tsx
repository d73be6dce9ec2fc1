// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { highlightLines } from '#contract/kit/code/highlight.ts'
import { setUpRendering } from '../testing.ts'
import { looksLikeMarkdown } from './looks-like-markdown.ts'
import { Markdown } from './markdown.tsx'
import { parseMarkdown } from '#contract/kit/markdown.ts'
import { safeHref } from '#contract/kit/safe-href.ts'

const render = setUpRendering()

async function show(text: string) {
  await act(async () => render(<Markdown text={text} keepsLineBreaks />))
  return document.querySelector('.markdown, p')!
}

test('renders CommonMark and GFM', async () => {
  const page = await show(
    '# Result\n\nIt **works**, see `add`:\n\n- [x] done\n- [ ] later\n\n| n | sum |\n|---|---:|\n| 1 | 2 |\n\n~~old~~ https://example.org/a',
  )
  expect(page.querySelector('h4')?.textContent).toBe('Result')
  expect(page.querySelector('strong')?.textContent).toBe('works')
  expect(page.querySelector('p code')?.textContent).toBe('add')
  expect([...page.querySelectorAll('input')].map((box) => box.checked)).toEqual([true, false])
  expect(page.querySelector('td[data-align="right"]')?.textContent).toBe('2')
  expect(page.querySelector('del')?.textContent).toBe('old')
  expect(page.querySelector('a')?.getAttribute('href')).toBe('https://example.org/a')
})

test('renders a fenced block as code, with every character', async () => {
  const code = 'const a = "<b>"\n\n  return `**not bold**`'
  // Loads the grammar, so that the colours come within the rendering.
  await highlightLines(code, 'code.js')
  const page = await show(`Before\n\n\`\`\`js\n${code}\n\`\`\`\n\nAfter`)
  const block = page.querySelector('.markdown-code section')!
  await expect.poll(() => block.querySelector('.code-string')?.textContent).toBe('"<b>"')
  expect([...block.children].map((line) => line.textContent?.replace('\n', '')).join('\n')).toBe(code)
  expect(page.querySelector('strong')).toBeNull()
})

test('keeps the line breaks of a message and the levels of its headings', async () => {
  const page = await show('one\ntwo\n\n### Small\n\n#### Smaller')
  expect(page.querySelector('p')?.textContent).toBe('one\ntwo')
  expect(page.className).toContain('whitespace-pre-line')
  expect([...page.querySelectorAll('h4, h5')].map(({ tagName }) => tagName)).toEqual(['H4', 'H5'])
})

test('shows HTML as text', async () => {
  const hostile = '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)> and <b>bold</b>'
  const page = await show(hostile)
  expect(page.querySelector('script, img, b')).toBeNull()
  expect(page.textContent).toContain('<script>alert(1)</script>')
  expect(page.textContent).toContain('<img src=x onerror=alert(1)>')
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  '//evil.example/',
  '/v1/user/logout',
])('does not link to %s', async (url) => {
  for (const text of [`[click](<${url}>)`, `![click](<${url}>)`, `[click][x]\n\n[x]: <${url}>`, `<${url}>`]) {
    const page = await show(text)
    expect(page.querySelector('a, img')).toBeNull()
  }
  expect(safeHref(url)).toBeNull()
})

test('opens safe links in a new tab and loads no picture', async () => {
  const page = await show('[site](https://example.org "title") ![chart](https://example.org/chart.png)')
  expect([...page.querySelectorAll('a')].map((link) => [link.href, link.target, link.rel])).toEqual([
    ['https://example.org/', '_blank', 'noreferrer nofollow ugc'],
    ['https://example.org/chart.png', '_blank', 'noreferrer nofollow ugc'],
  ])
  expect(page.querySelector('img')).toBeNull()
})

test.each([
  ['quotes', '> '.repeat(20_000)],
  ['quotes without spaces', '>'.repeat(20_000)],
  ['lists', '- '.repeat(20_000)],
  ['numbered lists', '1. '.repeat(20_000)],
  ['indented lists', Array.from({ length: 300 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')],
  ['brackets', '['.repeat(50_000)],
  ['pictures', '!['.repeat(25_000)],
  ['stars', '*'.repeat(50_000)],
  ['a megabyte', 'word **bold** '.repeat(75_000)],
])('shows too many %s as plain text', async (_what, text) => {
  expect(parseMarkdown(text)).toBeNull()
  expect((await show(text)).textContent).toBe(text)
})

test.each([
  ['emphasis', '*a _b '.repeat(1000)],
  ['unclosed code', '` '.repeat(1000)],
  ['links', '[a](b '.repeat(1000)],
  ['tables', '|'.repeat(3000)],
  ['entities', '&'.repeat(10_000)],
  ['HTML', '<a '.repeat(1000)],
  ['references', '[a][b]'.repeat(1000)],
])('parses awkward %s', async (_what, text) => {
  expect((await show(text)).textContent.length).toBeGreaterThan(0)
})

test.each([
  ['Done, all tests pass.\nPlease review.', false],
  ['See `add`', true],
  ['- one', true],
  ['https://example.org', true],
])('%s needs the formatter: %s', (text, expected) => {
  expect(looksLikeMarkdown(text)).toBe(expected)
})
