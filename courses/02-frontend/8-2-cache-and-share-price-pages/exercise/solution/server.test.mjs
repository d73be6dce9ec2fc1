import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPriceServer } from './server.mjs'

const data = () => ({
  day: '2026-11-03',
  mandis: [
    { id: 7, name: 'Kolar', state: 'Karnataka', prices: [{ crop: 'Tomato', usual: 1333, yesterday: 1200 }] },
    { id: 1, name: 'Lasalgaon', state: 'Maharashtra', prices: [{ crop: 'Onion', usual: 1780, yesterday: 1725 }] },
  ],
})
async function start(t) {
  const made = createPriceServer(data(), 'console.log(1)')
  await new Promise((resolve) => made.server.listen(0, '127.0.0.1', resolve))
  t.after(() => made.server.close())
  const base = `http://127.0.0.1:${made.server.address().port}`
  return { ...made, get: (path, headers = {}) => fetch(base + path, { headers, redirect: 'manual' }), post: (body) => fetch(`${base}/prices`, { method: 'POST', body }) }
}

test('a page has cache headers, and 304 when nothing changed', async (t) => {
  const { get } = await start(t)
  const first = await get('/mandi/kolar')
  assert.match(first.headers.get('cache-control'), /max-age=60/)
  const second = await get('/mandi/kolar', { 'if-none-match': first.headers.get('etag') })
  assert.equal(second.status, 304)
  assert.equal(await second.text(), '')
})
test('a new price changes the page and its ETag, and no other page is rendered again', async (t) => {
  const { get, post, renderings } = await start(t)
  const before = await get('/mandi/kolar')
  await get('/mandi/lasalgaon')
  await get('/')
  assert.equal((await post('{"mandi":"kolar","crop":"Tomato","usual":1400}')).status, 204)
  const after = await get('/mandi/kolar', { 'if-none-match': before.headers.get('etag') })
  assert.equal(after.status, 200)
  assert.match(await after.text(), /1,400<\/td><td>up 67/)
  await get('/mandi/lasalgaon')
  await get('/')
  assert.deepEqual(renderings, ['kolar', 'lasalgaon', 'index', 'kolar'])
})
test('refuses bad prices', async (t) => {
  const { post } = await start(t)
  for (const body of ['', '{', 'null', '{"mandi":"kolar","crop":"Rice","usual":1}', '{"mandi":"kolar","crop":"Tomato","usual":"1"}']) assert.equal((await post(body)).status, 400, body)
})
test('the script has a fingerprint and may be kept forever', async (t) => {
  const { get, clientPath } = await start(t)
  assert.match(clientPath, /^\/client-[0-9a-f]{12}\.js$/)
  assert.ok((await (await get('/')).text()).includes(clientPath))
  assert.match((await get(clientPath)).headers.get('cache-control'), /immutable/)
  assert.equal((await get('/client-000000000000.js')).status, 404)
})
test('other spellings are redirected to one address', async (t) => {
  const { get } = await start(t)
  for (const path of ['/mandi/Kolar', '/mandi/kolar/', '/mandi/KOLAR']) {
    const response = await get(path)
    assert.deepEqual([response.status, response.headers.get('location')], [301, '/mandi/kolar'])
  }
  assert.equal((await get('/mandi/nowhere')).status, 404)
})
test('canonical link and six Open Graph tags with complete addresses', async (t) => {
  const { get } = await start(t)
  for (const path of ['/', '/mandi/kolar']) {
    const html = await (await get(path)).text()
    assert.equal(html.match(/property="og:/g).length, 6)
    for (const [, address] of html.matchAll(/(?:rel="canonical" href|og:url" content|og:image" content)="([^"]+)"/g)) assert.match(address, /^https?:\/\//)
  }
})
test('the card exists, and an odd address is a 404 and no crash', async (t) => {
  const { get } = await start(t)
  const card = await get('/card.png')
  assert.equal(card.status, 200)
  assert.equal(card.headers.get('content-type'), 'image/png')
  assert.equal((await get('//')).status, 404)
})
