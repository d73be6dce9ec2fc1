import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createApp } from '../src/app.js'
import { endpoints } from '../src/endpoints.js'
import { emptyDatabase } from './database.js'

const people = ['nobody', 'asha', 'bilal', 'chitra', 'dev']
const ashas = '01950000-0000-7000-8000-000000000001'

/** One line per endpoint. The statuses are those of nobody, Asha, Bilal, Chitra and Dev. */
const table = {
  'GET /v1/bookings/:bookingId': { path: `/v1/bookings/${ashas}`, statuses: [401, 200, 404, 404, 200] },
}

/** A new app with an empty database, because requests change it. */
async function start() {
  const db = await emptyDatabase()
  const app = await createApp({ db })
  const ask = async (person, method, url, payload) => {
    const headers = person === 'nobody' ? {} : { authorization: `Bearer token-of-${person}` }
    const { statusCode, body } = await app.inject({ method, url, headers, payload })
    return { status: statusCode, body: JSON.parse(body) }
  }
  return { db, ask }
}

for (const [name, { path, body, statuses }] of Object.entries(table))
  test(name, async () => {
    const [method] = name.split(' ')
    const { ask } = await start()
    const got = []
    for (const person of people) got.push((await ask(person, method, path, body?.(person))).status)
    assert.deepEqual(got, statuses)
  })

// What is missing: that every one of `endpoints` is in the table, and what requests change, or mustn’t.
