import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { listPage, mandiPage } from './page.mjs'
import { route } from './routes.js'

const here = import.meta.dirname
const { day: isoDay, mandis } = JSON.parse(await readFile(`${here}/prices.json`, 'utf8'))
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(new Date(isoDay))

export const server = createServer(async (request, response) => {
  const send = (status, type, body) => response.writeHead(status, { 'content-type': type }).end(body)
  const found = route(request.url, mandis)
  if (found.page === 'list') return send(200, 'text/html; charset=utf-8', listPage(mandis, day, found.q))
  if (found.page === 'mandi') return send(200, 'text/html; charset=utf-8', mandiPage(found.mandi, day))
  if (request.url === '/client.js') {
    try {
      return send(200, 'text/javascript', await readFile(`${here}/client.js`))
    } catch {
      // Not built yet: the pages work without it.
    }
  }
  send(404, 'text/plain', 'Not found')
})

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) server.listen(8080, '127.0.0.1', () => console.log('http://localhost:8080'))
