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
  'DELETE /v1/bookings/:bookingId': { path: `/v1/bookings/${ashas}`, statuses: [401, 200, 404, 404, 200] },
  'POST /v1/bookings': {
    path: '/v1/bookings',
    body: (person) => ({ journeyId: 10, label: `S1-4${people.indexOf(person)}`, forAccountId: 2 }),
    statuses: [401, 201, 201, 201, 403],
  },
  'GET /v1/journeys/:journeyId/chart': { path: '/v1/journeys/10/chart', statuses: [401, 403, 403, 403, 200] },
  'GET /v1/audit': { path: '/v1/audit', statuses: [401, 403, 403, 403, 200] },
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

test('every endpoint is in the table', () => {
  assert.deepEqual(endpoints.map(({ method, path }) => `${method} ${path}`).sort(), Object.keys(table).sort())
})

test('a refused cancellation changes nothing', async () => {
  const { ask } = await start()
  await ask('bilal', 'DELETE', `/v1/bookings/${ashas}`)
  assert.equal((await ask('asha', 'GET', `/v1/bookings/${ashas}`)).body.status, 'booked')
})

test('a passenger books for themselves, whatever the body says', async () => {
  const { ask } = await start()
  const { body } = await ask('asha', 'POST', '/v1/bookings', { journeyId: 10, label: 'S1-40', forAccountId: 2 })
  assert.deepEqual([body.accountId, body.agentId], [1, null])
})

test('an agent sees what they booked', async () => {
  const { ask } = await start()
  const { body } = await ask('chitra', 'POST', '/v1/bookings', { journeyId: 10, label: 'S1-40', forAccountId: 2 })
  assert.deepEqual([body.accountId, body.agentId], [2, 3])
  assert.equal((await ask('chitra', 'GET', `/v1/bookings/${body.bookingId}`)).status, 200)
  assert.equal((await ask('asha', 'GET', `/v1/bookings/${body.bookingId}`)).status, 404)
})

test('bookings, cancellations and readers of the chart are in the log', async () => {
  const { ask } = await start()
  const { body } = await ask('bilal', 'POST', '/v1/bookings', { journeyId: 10, label: 'S1-40' })
  await ask('bilal', 'DELETE', `/v1/bookings/${body.bookingId}`)
  await ask('dev', 'GET', '/v1/journeys/10/chart')
  assert.deepEqual((await ask('dev', 'GET', '/v1/audit')).body.entries, [
    { accountId: 2, action: 'book', target: body.bookingId },
    { accountId: 2, action: 'cancel', target: body.bookingId },
    { accountId: 4, action: 'read chart', target: '10' },
  ])
})

test('the log can only grow', async () => {
  const { db, ask } = await start()
  await ask('dev', 'GET', '/v1/journeys/10/chart')
  for (const change of ["update audit_log set action = 'slept'", 'delete from audit_log', 'truncate audit_log'])
    await assert.rejects(db.query(change))
})
