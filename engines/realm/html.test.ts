import { expect, test } from 'vitest'
import { runChecks } from '../host/run-checks.ts'
import { connectToProcess } from '../node/connect.ts'
import { parseChecks } from '../parse-checks.ts'

const page = `<!doctype html>
<html lang="en">
  <head><title>Shop</title><link rel="stylesheet" href="style.css" /></head>
  <body>
    <h1 class="name">Kirana</h1>
    <form><input name="item" required /><button>Add</button></form>
    <ul></ul>
    <script type="module" src="app.js"></script>
  </body>
</html>`
const script = `import { upper } from './text.js'
const form = document.querySelector('form')
form.addEventListener('submit', (event) => {
  event.preventDefault()
  const item = document.createElement('li')
  item.textContent = upper(new FormData(form).get('item'))
  document.querySelector('ul').append(item)
})
document.addEventListener('DOMContentLoaded', () => console.log(document.title))
`
const files = [
  { path: 'index.html', text: page },
  { path: 'style.css', text: 'h1 { color: rgb(1, 2, 3); font-weight: 400 }\n.name { font-weight: 700 }' },
  { path: 'app.js', text: script },
  { path: 'text.js', text: 'export const upper = (text) => text.toUpperCase()' },
]
const checks = `export default [
  { name: 'structure', hint: 'h', run: (document) => document.querySelector('h1').textContent, expect: 'Kirana' },
  { name: 'style', hint: 'h', run: (document, window) => {
    const { color, fontWeight } = window.getComputedStyle(document.querySelector('h1'))
    return [color, fontWeight]
  }, expect: ['rgb(1, 2, 3)', '700'] },
  { name: 'validity', hint: 'h', run: (document) => document.querySelector('input').validity.valueMissing, expect: true },
  { name: 'events', hint: 'h', run: (document) => {
    document.querySelector('input').value = 'tea'
    document.querySelector('button').click()
    return [...document.querySelectorAll('li')].map((item) => item.textContent)
  }, expect: ['TEA'] },
  { name: 'a new document', hint: 'h', run: (document) => document.querySelectorAll('li').length, expect: 0 },
]`

test('gives each check a new document whose styles and scripts work', async () => {
  const program = { language: 'html' as const, entry: 'index.html', files, database: '' }
  const { results, printed } = await runChecks(connectToProcess('html'), program, parseChecks(checks, 'html').checks, {
    seconds: 60,
  })
  expect(results.map(({ name, outcome, actual }) => [name, outcome, actual])).toEqual(
    results.map(({ name, expected }) => [name, 'passed', expected]),
  )
  expect(printed).toEqual([{ level: 'log', text: 'Shop' }])
})

test('names the line of a script that fails', async () => {
  const broken = files.map((file) => (file.path === 'app.js' ? { ...file, text: '\nmissing()' } : file))
  const program = { language: 'html' as const, entry: 'index.html', files: broken, database: '' }
  const { failure } = await runChecks(connectToProcess('html'), program, [], { seconds: 60 })
  expect(failure).toMatchObject({ name: 'ReferenceError', file: 'app.js', line: 2 })
})

test('runs scripts in the page, too', async () => {
  const text =
    '<!doctype html>\n<p>0</p>\n<script>\nconst p = document.querySelector("p")\np.textContent = Number(p.textContent) + 1\n</script>'
  const program = {
    language: 'html' as const,
    entry: 'index.html',
    files: [{ path: 'index.html', text }],
    database: '',
  }
  const list = ['a', 'b'].map(
    (name) => `{ name: '${name}', hint: 'h', run: (document) => document.querySelector('p').textContent, expect: '1' }`,
  )
  const { checks: both } = parseChecks(`export default [${list.join()}]`, 'html')
  const { results } = await runChecks(connectToProcess('html'), program, both, { seconds: 60 })
  expect(results.map(({ outcome }) => outcome)).toEqual(['passed', 'passed'])
})
