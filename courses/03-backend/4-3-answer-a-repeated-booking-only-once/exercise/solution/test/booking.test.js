import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { PGlite } from '@electric-sql/pglite'
import { createApp } from '../src/app.js'

let app
beforeEach(async () => {
  app = await createApp({ db: await PGlite.create() })
})
const send = (key, payload) =>
  app.inject({ method: 'POST', url: '/v1/bookings', headers: { 'x-person': '1', 'idempotency-key': key }, payload })

test('sells a berth', async () => {
  const { statusCode } = await send('first-key', { trainId: 2, passenger: 'Prakash', farePaise: 64500 })
  assert.equal(statusCode, 201)
})

test('two identical requests at once get one berth and one answer, 20 times', async () => {
  for (let round = 0; round < 20; round++) {
    const person = { trainId: 2, passenger: `Round ${round}`, farePaise: 64500 }
    const [one, two] = await Promise.all([send(`round-${round}`, person), send(`round-${round}`, person)])
    assert.equal(one.body, two.body)
    assert.equal(one.statusCode, round < 3 ? 201 : 409)
  }
})
