import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { cacheControl, createPages, fingerprintOf, redirectFor } from './caching.js'
import { listPage, mandiPage, titleOf } from './page.js'
import { openGraph } from './share.js'

const style = readFileSync(new URL('./style.css', import.meta.url), 'utf8')
const stylePath = `/style-${fingerprintOf(style)}.css`

/** A server with its own data and its own pages, so that each test can have a fresh one. It doesn't listen yet. */
export function createPriceServer({ day, mandis }, site = process.env.SITE ?? 'http://localhost:8080') {
  const bySlug = new Map(mandis.map((mandi) => [mandi.slug, mandi]))
  const rendered = []

  function headOf(path, title) {
    const tags = openGraph({ site, path, title, description: `Prices on ${day}, ₹ per quintal` })
    return { canonical: site + path, tags, stylePath }
  }
  const pages = createPages((key) => {
    rendered.push(key)
    const mandi = bySlug.get(key)
    const body = mandi
      ? mandiPage(mandi, headOf(`/mandi/${key}`, titleOf(mandi)))
      : listPage(mandis, headOf('/', 'Mandi prices'))
    return { body, etag: `"${fingerprintOf(body)}"` }
  })

  function sendPage(request, response, key) {
    const { body, etag } = pages.get(key)
    response.setHeader('cache-control', cacheControl('/'))
    response.setHeader('etag', etag)
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body)
  }

  async function storePrice(request, response) {
    const input = await jsonOf(request)
    const row = bySlug.get(input?.mandi)?.prices.find(({ crop }) => crop === input.crop)
    if (!row || !Number.isInteger(input.usual) || input.usual < 1) return response.writeHead(400).end('Bad price')
    row.yesterday = row.usual
    row.usual = input.usual
    // The list shows no prices, so only the page of this mandi is wrong now.
    pages.throwAway([input.mandi])
    response.writeHead(204).end()
  }

  return createServer((request, response) => {
    // Joined, because new URL('//', base) would throw and stop the server.
    const { pathname } = new URL(`http://localhost${request.url}`)
    if (request.method === 'POST' && pathname === '/prices') return storePrice(request, response)
    if (pathname === '/stats') return sendJson(response, { rendered })
    if (pathname === '/') return sendPage(request, response, 'index')
    if (pathname === stylePath) {
      const headers = { 'content-type': 'text/css; charset=utf-8', 'cache-control': cacheControl(pathname) }
      return response.writeHead(200, headers).end(style)
    }
    const right = redirectFor(pathname)
    const [, slug] = /^\/mandi\/([^/]+)$/.exec(right ?? pathname) ?? []
    if (!bySlug.has(slug)) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
    if (right !== null) return response.writeHead(301, { location: right }).end()
    sendPage(request, response, slug)
  })
}

function sendJson(response, value) {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
  response.writeHead(200, headers).end(JSON.stringify(value))
}

/** null if the body isn't JSON. */
async function jsonOf(request) {
  let text = ''
  request.setEncoding('utf8')
  for await (const part of request) text += part
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
