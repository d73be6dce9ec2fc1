// Serves this folder on http://localhost:8080 and answers /prices?mandi=ID like the real API would.
// TypeScript files are sent as JavaScript: Node removes the types.
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { extname, join, normalize } from 'node:path'

const types = { '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.json': 'application/json', '.ts': 'text/javascript', '.js': 'text/javascript', '.svg': 'image/svg+xml' }
const crops = ['Onion', 'Tomato', 'Wheat', 'Soybean', 'Garlic', 'Maize']
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

createServer(async (request, response) => {
  const url = new URL(request.url, 'http://localhost')
  const send = (status, type, body) => response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
  if (url.pathname === '/prices') {
    const id = Number(url.searchParams.get('mandi'))
    await wait(id % 2 ? 300 : 900)
    if (!Number.isInteger(id) || id < 1) return send(400, types['.json'], '{"error":"mandi must be a number"}')
    if (id % 5 === 0) return send(503, types['.json'], '{"error":"closed for maintenance"}')
    if (id % 3 === 0) return send(200, types['.json'], '[]')
    const rows = crops.slice(0, 1 + (id % 4)).map((crop, i) => {
      const usual = 1000 + ((id * 37 + i * 411) % 3000)
      return { crop, usual, yesterday: i === 2 ? null : usual + ((id + i) % 3 - 1) * 40 }
    })
    return send(200, types['.json'], JSON.stringify(rows))
  }
  const path = normalize(url.pathname === '/' ? '/index.html' : url.pathname)
  try {
    let body = await readFile(join(import.meta.dirname, path))
    if (extname(path) === '.ts') body = stripTypeScriptTypes(String(body))
    send(200, types[extname(path)] ?? 'text/plain', body)
  } catch {
    send(404, 'text/plain', 'Not found')
  }
}).listen(8080, '127.0.0.1', () => console.log('http://localhost:8080'))
