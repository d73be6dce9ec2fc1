import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { safeJson, slugOf } from './routes.js'
import { server } from './server.mjs'

let base
before(async () => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${server.address().port}`
})
after(() => server.close())
const get = async (path) => {
  const response = await fetch(base + path)
  return { status: response.status, text: await response.text() }
}

test('the price is in the HTML itself', async () => {
  const { status, text } = await get('/mandi/lasalgaon')
  assert.equal(status, 200)
  assert.match(text, /<h1>Lasalgaon<\/h1>/)
  assert.match(text, /<th scope="row">Onion<\/th><td>[\d,]+<\/td>/)
})
test('a mandi page has no script', async () => {
  assert.ok(!(await get('/mandi/kolar')).text.includes('<script'))
})
test('the search works without a script', async () => {
  const { text } = await get('/?q=karnataka')
  assert.match(text, /href="\/mandi\/kolar"/)
  assert.ok(!text.includes('href="/mandi/lasalgaon"'))
})
test('typed text cannot break out of the page', async () => {
  const { text } = await get('/?q=%3C%2Fscript%3E%3Cb%3E')
  assert.ok(!text.includes('</script><b>'))
  assert.equal(safeJson({ a: '</script>' }), '{"a":"\\u003c/script>"}')
})
test('an unknown mandi is a 404', async () => assert.equal((await get('/mandi/nowhere')).status, 404))
test('names become simple addresses', () => assert.equal(slugOf('Indore (Chhawni)'), 'indore-chhawni'))
