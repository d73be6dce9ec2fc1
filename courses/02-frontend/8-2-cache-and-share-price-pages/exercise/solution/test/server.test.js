import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPriceServer } from '../src/server.js'

/** A fresh server on a free port; it is closed at the end of the test. */
async function withServer(act) {
  const server = createPriceServer(
    {
      day: '2026-11-03',
      mandis: [
        { slug: 'kolar', name: 'Kolar', state: 'Karnataka', prices: [{ crop: 'Tomato', usual: 1333, yesterday: 1200 }] },
        { slug: 'kota', name: 'Kota', state: 'Rajasthan', prices: [{ crop: 'Wheat', usual: 2450, yesterday: 2450 }] },
      ],
    },
    'https://prices.example',
  )
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${server.address().port}`
  try {
    await act({
      get: (path, headers = {}) => fetch(base + path, { headers, redirect: 'manual' }),
      post: (body) => fetch(`${base}/prices`, { method: 'POST', body }),
    })
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test('a page has cache headers, and 304 with an empty body when nothing changed', () =>
  withServer(async ({ get }) => {
    const first = await get('/mandi/kolar')
    assert.match(first.headers.get('cache-control'), /max-age=60, s-maxage=600/)
    const second = await get('/mandi/kolar', { 'if-none-match': first.headers.get('etag') })
    assert.equal(second.status, 304)
  }))

test('a new price is on its page at once, and no other page is rendered again', () =>
  withServer(async ({ get, post }) => {
    const before = await get('/mandi/kolar')
    await get('/mandi/kota')
    await get('/')
    assert.equal((await post('{"mandi":"kolar","crop":"Tomato","usual":1400}')).status, 204)
    const after = await get('/mandi/kolar', { 'if-none-match': before.headers.get('etag') })
    assert.equal(after.status, 200)
    assert.match(await after.text(), /1,400<\/td><td>up 67/)
    await get('/mandi/kota')
    await get('/')
    assert.deepEqual((await (await get('/stats')).json()).rendered, ['kolar', 'kota', 'index', 'kolar'])
  }))

test('bad prices are refused', () =>
  withServer(async ({ post }) => {
    for (const body of ['{', 'null', '{"mandi":"kolar","crop":"Rice","usual":1}', '{"mandi":"kolar","crop":"Tomato","usual":"1"}'])
      assert.equal((await post(body)).status, 400, body)
  }))

test('the style has a fingerprint and may be kept for a year', () =>
  withServer(async ({ get }) => {
    const [path] = /\/style-[0-9a-f]{12}\.css/.exec(await (await get('/')).text())
    assert.match((await get(path)).headers.get('cache-control'), /immutable/)
  }))

test('other spellings are redirected', () =>
  withServer(async ({ get }) => {
    const response = await get('/mandi/KOLAR/')
    assert.deepEqual([response.status, response.headers.get('location')], [301, '/mandi/kolar'])
  }))

test('a page has six Open Graph tags with complete addresses', () =>
  withServer(async ({ get }) => {
    const html = await (await get('/mandi/kolar')).text()
    assert.equal(html.match(/property="og:/g).length, 6)
    assert.match(html, /property="og:url" content="https:\/\/prices.example\/mandi\/kolar"/)
    assert.match(html, /property="og:image" content="https:\/\/prices.example\/card.png"/)
  }))
