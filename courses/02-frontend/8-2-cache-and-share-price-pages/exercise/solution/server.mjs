import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { cacheControl, createPages, redirectFor } from './caching.js'
import { listPage, mandiPage } from './page.mjs'
import { slugOf } from './routes.js'

const hashOf = (body) => createHash('sha256').update(body).digest('hex').slice(0, 12)
const SITE = process.env.SITE ?? 'http://localhost:8080'

// The picture for chats. It has no fingerprint in its name, so it is kept for one day only.
const card = await readFile(`${import.meta.dirname}/card.png`)

/** Makes a server with its own data and its own cache, so that each test can have a fresh one. */
export function createPriceServer({ day: isoDay, mandis }, client = '') {
  const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(new Date(isoDay))
  const bySlug = new Map(mandis.map((mandi) => [slugOf(mandi.name), mandi]))
  const clientPath = `/client-${hashOf(client)}.js`
  const renderings = []
  const withEtag = (body) => ({ body, etag: `"${hashOf(body)}"` })
  const list = (text) => listPage(mandis, day, text, { site: SITE, clientPath })

  // The index shows no prices, so a new price throws away only the page of its mandi.
  const pages = createPages((key) => {
    renderings.push(key)
    return withEtag(key === 'index' ? list('') : mandiPage(bySlug.get(key), day, SITE))
  }, (slug) => [slug])

  function sendPage(request, response, { body, etag }) {
    response.setHeader('cache-control', cacheControl('/'))
    response.setHeader('etag', etag)
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body)
  }

  async function storePrice(request, response) {
    let text = ''
    request.setEncoding('utf8')
    for await (const part of request) {
      text += part
      if (text.length > 10_000) return response.writeHead(413).end('Too large')
    }
    let input
    try {
      input = JSON.parse(text)
    } catch {
      return response.writeHead(400).end('Send JSON')
    }
    const row = bySlug.get(input?.mandi)?.prices.find((price) => price.crop === input.crop)
    if (!row || !Number.isInteger(input.usual) || input.usual < 1) return response.writeHead(400).end('Unknown mandi or crop, or no whole price')
    row.yesterday = row.usual
    row.usual = input.usual
    pages.priceArrived(input.mandi)
    response.writeHead(204).end()
  }

  const server = createServer(async (request, response) => {
    // Joined, because new URL('//', base) would throw and stop the server.
    const url = new URL(`http://localhost${request.url}`)
    if (request.method === 'POST' && url.pathname === '/prices') return storePrice(request, response)
    if (url.pathname === '/') {
      const text = url.searchParams.get('q') ?? ''
      // A search is not stored on the server: there are endless texts.
      return sendPage(request, response, text === '' ? pages.get('index') : withEtag(list(text)))
    }
    if (url.pathname.startsWith('/mandi/')) {
      const right = redirectFor(url.pathname)
      const slug = (right ?? url.pathname).slice('/mandi/'.length)
      if (bySlug.has(slug) && right !== null) return response.writeHead(301, { location: right }).end()
      if (bySlug.has(slug)) return sendPage(request, response, pages.get(slug))
    }
    if (url.pathname === '/card.png') {
      return response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' }).end(card)
    }
    if (url.pathname === clientPath) {
      return response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': cacheControl(clientPath) }).end(client)
    }
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
  })
  return { server, renderings, clientPath }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const data = JSON.parse(await readFile(`${import.meta.dirname}/prices.json`, 'utf8'))
  const client = await readFile(`${import.meta.dirname}/client.js`, 'utf8').catch(() => '')
  createPriceServer(data, client).server.listen(8080, '127.0.0.1', () => console.log('http://localhost:8080'))
}
