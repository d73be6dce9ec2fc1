import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { listPage, mandiPage, slugOf } from './page.mjs'

const here = import.meta.dirname
const { day: isoDay, mandis } = JSON.parse(await readFile(`${here}/prices.json`, 'utf8'))
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(new Date(isoDay))
const bySlug = new Map(mandis.map((mandi) => [slugOf(mandi.name), mandi]))

export const server = createServer(async (request, response) => {
  // Joined, because new URL('//', base) would throw and stop the server.
  const url = new URL(`http://localhost${request.url}`)
  const send = (status, type, body) => response.writeHead(status, { 'content-type': type }).end(body)
  if (url.pathname === '/') return send(200, 'text/html; charset=utf-8', listPage(mandis, day, url.searchParams.get('q') ?? ''))
  if (url.pathname.startsWith('/mandi/')) {
    const mandi = bySlug.get(url.pathname.slice('/mandi/'.length))
    if (mandi) return send(200, 'text/html; charset=utf-8', mandiPage(mandi, day))
  }
  if (url.pathname === '/client.js') {
    try {
      return send(200, 'text/javascript', await readFile(`${here}/client.js`))
    } catch {
      // Not built yet: the pages work without it.
    }
  }
  send(404, 'text/plain', 'Not found')
})

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) server.listen(8080, '127.0.0.1', () => console.log('http://localhost:8080'))
