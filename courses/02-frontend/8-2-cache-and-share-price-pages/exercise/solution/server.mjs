import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { listPage, mandiPage, slugOf } from './page.mjs'

const hashOf = (body) => createHash('sha256').update(body).digest('hex').slice(0, 12)
const PAGE_CACHE = 'public, max-age=60, s-maxage=600, stale-while-revalidate=3600'
const FILE_CACHE = 'public, max-age=31536000, immutable'
const SITE = process.env.SITE ?? 'http://localhost:8080'

// The picture for chats. It has no fingerprint in its name, so it is kept for one day only.
const card = await readFile(`${import.meta.dirname}/card.png`)

/** Makes a server with its own data and its own cache, so that each test can have a fresh one. */
export function createPriceServer({ day: isoDay, mandis }, client = '') {
  const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(new Date(isoDay))
  const bySlug = new Map(mandis.map((mandi) => [slugOf(mandi.name), mandi]))
  const clientPath = `/client-${hashOf(client)}.js`
  const pages = new Map()
  const renderings = []

  function cached(key, render) {
    let page = pages.get(key)
    if (!page) {
      const body = render()
      page = { body, etag: `"${hashOf(body)}"` }
      pages.set(key, page)
      renderings.push(key)
    }
    return page
  }

  function sendPage(request, response, { body, etag }) {
    response.setHeader('cache-control', PAGE_CACHE)
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
    pages.delete(input.mandi) // The index shows no prices, so it may stay.
    response.writeHead(204).end()
  }

  const server = createServer(async (request, response) => {
    // Joined, because new URL('//', base) would throw and stop the server.
    const url = new URL(`http://localhost${request.url}`)
    if (request.method === 'POST' && url.pathname === '/prices') return storePrice(request, response)
    if (url.pathname === '/') {
      const text = url.searchParams.get('q') ?? ''
      const render = () => listPage(mandis, day, text, { site: SITE, clientPath })
      if (text === '') return sendPage(request, response, cached('index', render))
      // A search is not stored on the server: there are endless texts.
      const body = render()
      return sendPage(request, response, { body, etag: `"${hashOf(body)}"` })
    }
    if (url.pathname.startsWith('/mandi/')) {
      const wanted = url.pathname.slice('/mandi/'.length) // Slugs have only a-z, 0-9 and "-": nothing to decode.
      const slug = slugOf(wanted)
      const mandi = bySlug.get(slug)
      if (mandi && wanted !== slug) return response.writeHead(301, { location: `/mandi/${slug}` }).end()
      if (mandi) return sendPage(request, response, cached(slug, () => mandiPage(mandi, day, SITE)))
    }
    if (url.pathname === '/card.png') {
      return response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' }).end(card)
    }
    if (url.pathname === clientPath) {
      return response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': FILE_CACHE }).end(client)
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
