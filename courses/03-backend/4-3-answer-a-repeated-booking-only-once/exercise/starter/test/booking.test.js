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
