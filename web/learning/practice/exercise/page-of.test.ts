import { expect, test } from 'vitest'
import { pageOf } from './page-of.ts'

test('writes the stylesheets and scripts of an exercise into its page', () => {
  const html =
    '<link rel="icon" href="data:,"><link rel="stylesheet" href="./board.css"><h1>$&</h1>\n<script type="module" src=\'main.js\'></script>'
  const files = [
    { path: 'board.html', text: html },
    { path: 'board.css', text: "h1 { content: '$&' }" },
    { path: 'main.js', text: 'document.title = "</script>"' },
  ]
  expect(pageOf(files, 'board.html')).toBe(
    '<link rel="icon" href="data:,"><style>h1 { content: \'$&\' }</style><h1>$&</h1>\n' +
      '<script type="module">document.title = "<\\/script>"</script>',
  )
})

test('leaves what belongs to no file as it is', () => {
  const html = '<link rel="stylesheet" href="other.css"><script src="other.js"></script><script>let a</script>'
  expect(pageOf([{ path: 'index.html', text: html }], 'index.html')).toBe(html)
  expect(pageOf([], 'index.html')).toBe('')
})
