import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createApp } from '../src/app.js'

let ready = true
const app = createApp({ isReady: async () => ready })
let url
before(() => new Promise((resolve) => app.listen(0, resolve)).then(() => (url = `http://127.0.0.1:${app.address().port}`)))
after(() => app.close())

test('stays alive when it is not ready', async () => {
  ready = false
  assert.equal((await fetch(`${url}/readyz`)).status, 503)
  assert.equal((await fetch(`${url}/healthz`)).status, 200)
})
test('counts answers by status', async () => {
  await fetch(`${url}/no-such-page`)
  assert.match(await (await fetch(`${url}/metrics`)).text(), /status="404"} 1/)
})
