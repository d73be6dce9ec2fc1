import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { listPage, mandiPage, titleOf } from './page.js'

const style = readFileSync(new URL('./style.css', import.meta.url), 'utf8')

/** A server with its own data and its own pages, so that each test can have a fresh one. It doesn't listen yet. */
export function createPriceServer({ day, mandis }, site = process.env.SITE ?? 'http://localhost:8080') {
  return createServer((request, response) => {
    // Joined, because new URL('//', base) would throw and stop the server.
    const { pathname } = new URL(`http://localhost${request.url}`)
    if (pathname === '/') {
      const page = listPage(mandis, { canonical: `${site}/`, tags: [], stylePath: '/style.css' })
      return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    }
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
  })
}
