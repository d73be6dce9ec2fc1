// What a visitor downloads for one page: node weigh.mjs FOLDER
// It reads index.html, follows src, href and the smallest source of each picture, and counts bytes as they travel:
// text is compressed with gzip, as servers do; pictures already are.
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const folder = process.argv[2] ?? '.'
const html = readFileSync(join(folder, 'index.html'), 'utf8')
const names = new Set(['index.html'])
for (const [, name] of html.matchAll(/\s(?:src|href)="([^"#:]+)"/g)) names.add(name)
for (const [, list] of html.matchAll(/\ssrcset="([^"]+)"/g)) names.add(list.trim().split(/[\s,]+/)[0])
for (const name of [...names].filter((one) => one.endsWith('.js'))) {
  for (const [, other] of readFileSync(join(folder, name), 'utf8').matchAll(/from '\.\/([^']+)'/g)) names.add(other)
}
let total = 0
for (const name of names) {
  const content = readFileSync(join(folder, name))
  const isText = ['.html', '.css', '.js', '.svg', '.json'].includes(extname(name))
  const bytes = isText ? gzipSync(content).length : content.length
  total += bytes
  console.log(`${(bytes / 1000).toFixed(1).padStart(8)} KB  ${name}`)
}
console.log(`${(total / 1000).toFixed(1).padStart(8)} KB  together (the budget is 200 KB)`)
process.exitCode = total > 200_000 ? 1 : 0
