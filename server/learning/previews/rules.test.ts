import { expect, test } from 'vitest'
import { pageFolder, unbuiltFile } from '#contract/learning/attempts/previews.ts'
import { fileOfPage, isDocument, pageHeaders, typeOf, withinFolder } from './rules.ts'

test.each([
  [['app.js'], null],
  [['index.html'], ''],
  [['site/index.html', 'site/a/index.html'], 'site/'],
  [['index.html', 'package.json', 'dist/index.html'], 'dist/'],
  [['app/index.html', 'app/build/index.html', 'app/src/main.tsx'], 'app/build/'],
  [['node_modules/x/index.html', 'web/index.html'], 'web/'],
  [['distant/index.html', 'b/index.html'], 'b/'],
  [['my-index.html'], null],
])('the page among %j is in %j', (paths, folder) => expect(pageFolder(paths)).toBe(folder))

test.each([
  [['index.html', 'src/main.tsx'], 'src/main.tsx'],
  [['site/index.html', 'site/app.jsx'], 'app.jsx'],
  [['index.html', 'src/main.tsx', 'dist/index.html'], null],
  [['index.html', 'app.js'], null],
])('of %j, no browser runs %j', (paths, file) => expect(unbuiltFile(paths)).toBe(file))

test.each([
  ['index.html', 'text/plain', 'text/html; charset=utf-8'],
  ['a/style.CSS', 'text/plain', 'text/css; charset=utf-8'],
  ['app.mjs', 'text/plain', 'text/javascript; charset=utf-8'],
  ['logo.svg', 'text/plain', 'image/svg+xml'],
  ['page.html', 'image/png', 'image/png'],
  ['Makefile', 'text/plain', 'text/plain; charset=utf-8'],
  ['main.tsx', 'text/plain', 'text/plain; charset=utf-8'],
])('%s with content of %s is served as %s', (path, kind, type) => expect(typeOf(path, kind)).toBe(type))

test('an address that ends in a slash asks for the page of its folder', () => {
  expect(['', 'about/', 'a.js'].map((asked) => fileOfPage('dist/', asked))).toEqual([
    'dist/index.html',
    'dist/about/index.html',
    'dist/a.js',
  ])
  expect(['', 'about/', 'a.html', 'a.js', 'logo.png'].map(isDocument)).toEqual([true, true, true, false, false])
})

test('addresses from the root of a site lead to the page’s own files, and no others', () => {
  const page = { root: '/preview/code/', has: (file: string) => file.startsWith('assets/') }
  const html = '<script src="/assets/a.js"></script><a href="/login">In</a><img src=\'//other.host/x.png\'>'
  expect(withinFolder(html, 'index.html', page)).toBe(html.replace('"/assets', '"/preview/code/assets'))
  expect(withinFolder('a{background:url(/assets/b.png)}', 'x.css', page)).toBe(
    'a{background:url(/preview/code/assets/b.png)}',
  )
  expect(withinFolder('import "/assets/c.js"', 'x.js', page)).toBe('import "/assets/c.js"')
})

test('a page reaches only its own folder', () => {
  const address = 'https://school.example/preview/code/'
  const policy = pageHeaders(address)['content-security-policy']!
  const sources = policy.split(';').flatMap((directive) => directive.split(' ').slice(1))
  expect(sources.filter((source) => source.includes(':') && !/^(data|blob):$/.test(source))).toSatisfy(
    (others: string[]) => others.every((source) => source === address),
  )
  expect(policy).not.toContain("'self'")
  expect(policy).not.toContain('allow-same-origin')
  expect(policy).not.toContain('allow-top-navigation')
  expect(policy).not.toContain('allow-popups')
})
