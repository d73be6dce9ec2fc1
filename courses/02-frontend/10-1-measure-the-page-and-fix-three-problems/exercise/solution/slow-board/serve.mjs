// Serves this folder on http://localhost:8080 like a slow 4G network: 150 ms per request, 1.6 megabits per second.
// With "node serve.mjs --all" it also answers phones in the same Wi-Fi: open http://<address of this computer>:8080 there.
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

const types = { '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.js': 'text/javascript', '.json': 'application/json', '.png': 'image/png', '.webp': 'image/webp', '.svg': 'image/svg+xml' }
const COMPRESS = true
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
let lane = Promise.resolve() // All files share one connection.

createServer(async (request, response) => {
  const path = normalize(new URL(request.url, 'http://localhost').pathname)
  await wait(150)
  let body
  try {
    body = await readFile(join(import.meta.dirname, path === '/' ? 'index.html' : path))
  } catch {
    return response.writeHead(404).end('Not found')
  }
  const headers = { 'content-type': types[extname(path || '.html')] ?? types['.html'], 'cache-control': 'no-store' }
  if (COMPRESS && /\.(html|css|js|json|svg)$|^\/$/.test(path)) {
    body = gzipSync(body)
    headers['content-encoding'] = 'gzip'
  }
  response.writeHead(200, headers)
  for (let at = 0; at < body.length; at += 4000) {
    const part = body.subarray(at, at + 4000)
    lane = lane.then(() => wait(part.length / 200))
    await lane
    response.write(part)
  }
  response.end()
}).listen(8080, process.argv.includes('--all') ? '0.0.0.0' : '127.0.0.1', () => console.log('http://localhost:8080'))
