// Looks for personal data in a Caddy access log (JSON lines).   node check-log.mjs access.log
import { readFileSync } from 'node:fs'

const rules = [
  ['a phone number', (text) => /(?<!\d)[6-9]\d{9}(?!\d)/.test(text)],
  ['an email address', (text) => /[\w.+-]+@[\w-]+\.\w+/.test(text)],
  ['a query string', (_, { request }) => /\?(?!-$)./.test(request.uri)],
  ['a full IPv4 address', (_, { request }) => [request.remote_ip, request.client_ip].some((ip) => /^\d+\.\d+\.\d+\.(?!0$)\d+$/.test(ip ?? ''))],
  ['a full IPv6 address', (_, { request }) => [request.remote_ip, request.client_ip].some((ip) => ip?.includes(':') && !ip.endsWith('::'))],
  ['request headers', (_, { request }) => Object.keys(request.headers ?? {}).length > 0],
]

const [file] = process.argv.slice(2)
if (!file) { console.error('Usage: node check-log.mjs FILE'); process.exit(2) }
const lines = readFileSync(file, 'utf8').split('\n').filter((line) => line.includes('"request"'))
let isClean = true
for (const [what, matches] of rules) {
  const found = lines.flatMap((line, index) => {
    const entry = JSON.parse(line)
    const fields = JSON.stringify([entry.request.uri, entry.request.headers, entry.user_id])
    return matches(fields, entry) ? [index + 1] : []
  })
  if (found.length === 0) continue
  isClean = false
  console.log(`${String(found.length).padStart(5)} lines with ${what}; first: line ${found[0]}`)
}
console.log(isClean ? `Nothing found in ${lines.length} lines.` : `${lines.length} lines read.`)
process.exit(isClean ? 0 : 1)
