// Serves this folder at http://localhost:8080. Usage: node serve.mjs
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname } from 'node:path'

const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' }

const port = Number(process.env.PORT ?? 8080)

createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost')
  // Only plain file names in this folder are served.
  const name = pathname === '/' ? 'index.html' : pathname.slice(1)
  if (!/^[\w-]+\.(html|js|css)$/.test(name)) return response.writeHead(404).end('Not found')
  try {
    const content = await readFile(new URL(name, import.meta.url))
    response.writeHead(200, { 'content-type': types[extname(name)] }).end(content)
  } catch {
    response.writeHead(404).end('Not found')
  }
}).listen(port, () => console.log(`Open http://localhost:${port}`))
