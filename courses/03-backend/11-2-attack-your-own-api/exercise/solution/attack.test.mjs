import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startLeakyApi } from '../../leaky-api.mjs'
import { attack } from './attack.mjs'
import { startFixedApi } from './fixed-api.mjs'

for (const [name, start, expected] of [['leaky', startLeakyApi, 'OPEN'], ['fixed', startFixedApi, 'closed']])
  test(`${name}: every door is ${expected}`, async () => {
    const server = await start(0)
    const results = await attack(`http://127.0.0.1:${server.address().port}`)
    server.close()
    assert.deepEqual(Object.entries(results).filter(([, result]) => result !== expected), [])
  })

test('the fixed API still works for honest people', async () => {
  const server = await startFixedApi(0)
  const base = `http://127.0.0.1:${server.address().port}`
  const post = (path, body, headers = {}) => fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const { token } = await (await post('/v1/login', { phone: '9000000001', otp: '0417' })).json()
  const authorization = `Bearer ${token}`
  assert.equal((await (await fetch(`${base}/v1/bookings/1`, { headers: { authorization } })).json()).berth, 'S1-32')
  assert.equal((await post('/v1/holds', {}, { authorization })).status, 201)
  assert.equal((await (await fetch(`${base}/v1/trains`)).json()).length, 20)
  server.close()
})
