// A small web server for the files in this folder: node serve.mjs, then open http://localhost:3000
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
}
const port = Number(process.env.PORT ?? 3000)
const delay = Number(process.env.DELAY ?? 0)

createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost')
  try {
    // normalize removes "..", so that nobody reads files outside of this folder.
    const file = join(process.cwd(), normalize(decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname)))
    if (extname(file) === '.json') await new Promise((resolve) => setTimeout(resolve, delay))
    const content = await readFile(file)
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream', 'cache-control': 'no-store' })
    response.end(content)
  } catch {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
    response.end('Not found')
  }
}).listen(port, '127.0.0.1', () => console.log(`Open http://localhost:${port}`))
