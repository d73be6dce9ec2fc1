import { expect, test } from 'vitest'
import { FileError } from '#engines/realm/modules.ts'
import { projectPage } from './project-page.ts'

const file = (path: string, text: string) => ({ path, text })
const html =
  '<!doctype html>\n<html><head><title>Bill</title></head><script type="module" src="/src/main.jsx"></script>'
const react =
  "import { createRoot } from 'react-dom/client'\nimport { Bill } from './bill'\ncreateRoot(document.body).render(<Bill />)"
const bill =
  "import './bill.css'\nimport data from './data.json'\nexport const Bill = (): string => data.name as string"
const project = [
  file('index.html', html),
  file('src/main.jsx', react),
  file('src/bill.ts', bill),
  file('src/bill.css', 'b { color: red }'),
  file('src/data.json', '{ "name": "Tea" }'),
]

/** The modules that the page knows by name. */
function modulesIn(page: string): Record<string, string> {
  const [, list = '{}'] = /const addresses = (\{.*\})\n/.exec(page) ?? []
  return Object.fromEntries(
    Object.entries(JSON.parse(list) as Record<string, string>).map(([name, address]) => [
      name,
      decodeURIComponent(address.slice(address.indexOf(',') + 1)),
    ]),
  )
}

test('every file that the page imports becomes a module, without types and tags', () => {
  const { html: page, usesPackages } = projectPage(project, 'index.html', 'packages()')
  const modules = modulesIn(page)
  expect(Object.keys(modules).toSorted()).toEqual([
    'project/src/bill.css',
    'project/src/bill.ts',
    'project/src/data.json',
    'project/src/main.jsx',
  ])
  expect(modules['project/src/main.jsx']).toContain('import { Bill } from "project/src/bill.ts"')
  expect(modules['project/src/main.jsx']).toContain('from "react/jsx-runtime"')
  expect(modules['project/src/main.jsx']).not.toContain('<Bill')
  expect(modules['project/src/bill.ts']).toContain('export const Bill = () => data.name')
  expect(modules['project/src/bill.css']).toContain('style.textContent = "b { color: red }"')
  expect(usesPackages).toBe(true)
  expect(page).toContain('<script type="module">import "project/src/main.jsx"</script>')
  // Before the page's own scripts, and after its doctype.
  expect(page.indexOf('packages()')).toBeGreaterThan(page.indexOf('<head>'))
  expect(page.indexOf('packages()')).toBeLessThan(page.indexOf('import "project/src/main.jsx"'))
})

test('a page without packages gets none; styles and plain scripts are written into it', () => {
  const { html: page, usesPackages } = projectPage(
    [
      file('index.html', '<link rel="stylesheet" href="./a.css"><script src="a.js"></script>'),
      file('a.css', 'p { color: red }</style>'),
      file('a.js', "document.title = '</script>'"),
    ],
    'index.html',
  )
  expect(usesPackages).toBe(false)
  expect(page).toContain('<style>p { color: red }<\\/style></style>')
  expect(page).toContain("<script>document.title = '\\x3C/script>'</script>")
})

test('files may import each other', () => {
  const files = [
    file('index.html', '<script type="module" src="a.js"></script>'),
    file('a.js', "import './b.js'\nexport const a = 1"),
    file('b.js', "import { a } from './a.js'"),
  ]
  expect(Object.keys(modulesIn(projectPage(files, 'index.html').html))).toEqual(['project/a.js', 'project/b.js'])
})

function problemOf(text: string): unknown {
  const files = [file('index.html', '<script type="module" src="a.js"></script>'), file('a.js', text)]
  try {
    return projectPage(files, 'index.html')
  } catch (error) {
    return error
  }
}

test.each([
  ['a missing file', "import './none.js'", /^There is no file \.\/none\.js\.$/, 1],
  ['a package that the preview lacks', "\nimport { z } from 'zod'", /^The preview has no “zod”/, 2],
  ['a mistake', 'const a =', /^Unexpected token/, 1],
])('names the place of %s', (_, text, message, line) => {
  expect(problemOf(text)).toBeInstanceOf(FileError)
  expect(problemOf(text)).toMatchObject({ message: expect.stringMatching(message), file: 'a.js', line })
})
