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

test('the list has the names', () =>
  withServer(async ({ get }) => {
    const response = await get('/')
    assert.equal(response.status, 200)
    assert.match(await response.text(), /Kolar<\/a>/)
  }))
