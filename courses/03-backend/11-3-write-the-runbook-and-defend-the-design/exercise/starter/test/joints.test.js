import assert from 'node:assert/strict'
import { test } from 'node:test'
import { message } from '../provider.js'
import { createApp } from '../src/app.js'
import { emptyDatabase } from './database.js'

/** The seat finder with an empty database, and what a person and the provider do with it. */
async function start() {
  const db = await emptyDatabase()
  const app = await createApp({ db })
  const call = async (person, method, url, payload, headers = {}) => {
    const authorization = `Bearer token-${person}`
    const { statusCode, body } = await app.inject({ method, url, payload, headers: { authorization, ...headers } })
    return { status: statusCode, body: JSON.parse(body || 'null') }
  }
  const deliver = async (...event) => {
    const { body, signature } = message(...event)
    const headers = { 'content-type': 'application/json', 'x-sandbox-signature': signature }
    return (await app.inject({ method: 'POST', url: '/webhooks/payments', payload: body, headers })).statusCode
  }
  return { db, call, deliver }
}

test('a person holds a berth', async () => {
  const { call } = await start()
  assert.equal((await call(1, 'POST', '/v1/holds', { journeyId: 1 })).body.label, 'S1-31')
})

// The joints: hold → booking → payment → berth → ticket, and back.
