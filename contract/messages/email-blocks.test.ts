import { expect, test } from 'vitest'
import { element, htmlDocument, textBlocks } from '../kit/email-html.ts'
import { emailBlocks } from './email-blocks.ts'

const url = 'https://kaushal.example'

/** Without styles. */
const bare = (html: string) => html.replace(/ style="[^"]*"/g, '').replace(/^.*<body>|<\/body>.*$/g, '')
const shown = (markdown: string) => bare(htmlDocument('Hello', element('div', emailBlocks(markdown, url))))

test('Markdown becomes HTML, with every line break and complete links', () =>
  expect(
    shown('## Now\n\none **two**\nthree [four](/dashboard?a=1&b=2)\n\n- [x] a\n- b\n\n3. c\n\n> [!TIP]\n> d'),
  ).toBe(
    '<div><h2>Now</h2>' +
      `<p>one <strong>two</strong><br>three <a href="${url}/dashboard?a=1&amp;b=2">four</a></p>` +
      '<ul><li>☑ a</li><li>b</li></ul><ol start="3"><li>c</li></ol><blockquote><p>d</p></blockquote></div>',
  ))

test('nothing in it runs or loads anything', () => {
  const html = shown(
    '<img src=x onerror=alert(1)>\n\n[a](javascript:alert(1)) [b](//evil.example) [c](/v1/user/logout)\n\n' +
      '![<b>](https://example.org/a.png"onload=x) ![d](https://example.org/d.png "\\"onload=1") `</code><script>`',
  )
  expect(html.match(/<(?!\/)[^>]*>/g)!.filter((tag) => !/^<(?:div|p|br|span|code)>$/.test(tag))).toEqual([
    '<a href="https://example.org/a.png%22onload=x">',
    '<a href="https://example.org/d.png">',
  ])
})

test('in plain text only addresses of our own site become links', () => {
  const paragraphs = [
    `Open ${url}/a#b.\nOr (${url}).`,
    `${url}.evil.example ${url}@evil.example https://evil.example <b>`,
  ]
  expect(bare(htmlDocument('Hello', element('div', textBlocks(paragraphs, url))))).toBe(
    `<div><p>Open <a href="${url}/a#b">${url}/a#b</a>.<br>Or (<a href="${url}">${url}</a>).</p>` +
      `<p>${url}.evil.example ${url}@evil.example https://evil.example &lt;b&gt;</p></div>`,
  )
})
