// Serves this folder and a small API, and behaves badly on purpose.
//   node flaky-server.mjs            http://localhost:3000
//   LOSE=2 node flaky-server.mjs     saves every entry, but cuts the connection before every 2nd answer
//   SLOW=3000 node flaky-server.mjs  every answer of the API takes three seconds
// GET /api/entries lists what was really saved. POST /api/entries is idempotent: the same id counts once.
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'

const port = Number(process.env.PORT ?? 3000)
const lose = Number(process.env.LOSE ?? 0)
const slow = Number(process.env.SLOW ?? 0)
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
}
const entries = new Map()
let posts = 0

function save(text) {
  let entry
  try {
    entry = JSON.parse(text)
  } catch {
    return [400, { code: 'bad_json', message: "The body isn't valid JSON.", field: null }]
  }
  if (!/^[0-9a-f-]{36}$/.test(entry?.id ?? '')) return [400, { code: 'invalid', message: 'The id is missing.', field: 'id' }]
  if (!Number.isSafeInteger(entry.paise) || entry.paise <= 0) return [400, { code: 'invalid', message: 'Enter an amount above 0.', field: 'paise' }]
  if (entry.paise > 500000) return [400, { code: 'too_much', message: 'One entry can be at most ₹5,000.', field: 'paise' }]
  const existing = entries.get(entry.id)
  if (!existing) {
    entries.set(entry.id, entry)
    return [201, entry]
  }
  const same = JSON.stringify(existing) === JSON.stringify(entry)
  return same ? [200, existing] : [409, { code: 'id_taken', message: 'Another entry has this id.', field: 'id' }]
}

function noteOf(text) {
  try {
    return JSON.parse(text).note ?? ''
  } catch {
    return ''
  }
}

createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost')
  if (pathname === '/api/entries') {
    let text = ''
    request.setEncoding('utf8')
    try {
      for await (const chunk of request) text += chunk
    } catch {
      return // the visitor has gone
    }
    await new Promise((resolve) => setTimeout(resolve, slow))
    const [status, data] = request.method === 'POST' ? save(text) : [200, [...entries.values()]]
    if (request.method === 'POST') {
      posts++
      const isLost = lose > 0 && posts % lose === 0
      console.log('POST', status, noteOf(text), isLost ? '(answer lost)' : '', `saved: ${entries.size}`)
      if (isLost) return request.socket.destroy()
    }
    response.writeHead(status, { 'content-type': types['.json'], 'cache-control': 'no-store' })
    return response.end(JSON.stringify(data))
  }
  try {
    const file = join(process.cwd(), normalize(decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname)))
    const content = await readFile(file)
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream', 'cache-control': 'no-cache' })
    response.end(content)
  } catch {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
    response.end('Not found')
  }
}).listen(port, '127.0.0.1', () => console.log(`Open http://localhost:${port}`))
