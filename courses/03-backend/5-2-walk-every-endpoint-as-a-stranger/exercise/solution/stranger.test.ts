import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, beforeEach, test } from 'node:test'
import pg from 'pg'
import { endpoints, handle, type Me } from './api.ts'

const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
await client.connect()
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
beforeEach(async () => {
  await client.query(read('../../people.sql'))
  await client.query(read('audit.sql'))
})
after(() => client.end())

const people: Record<string, Me> = {
  nobody: null,
  asha: { accountId: 1, role: 'passenger' },
  bilal: { accountId: 2, role: 'passenger' },
  chitra: { accountId: 3, role: 'agent' },
  dev: { accountId: 4, role: 'staff' },
}
const ashas = '01950000-0000-7000-8000-000000000001'
const throughChitra = '01950000-0000-7000-8000-000000000002'
const booking = { journeyId: 10, label: 'S1-40', forAccountId: 2 }

// One line for each endpoint; the columns are the people above.
const expected: Record<string, { path: string; body?: unknown; statuses: number[] }[]> = {
  'GET /v1/bookings/:bookingId': [
    { path: `/v1/bookings/${ashas}`, statuses: [401, 200, 404, 404, 200] },
    { path: `/v1/bookings/${throughChitra}`, statuses: [401, 404, 200, 200, 200] },
  ],
  'DELETE /v1/bookings/:bookingId': [{ path: `/v1/bookings/${ashas}`, statuses: [401, 200, 404, 404, 200] }],
  'POST /v1/bookings': [{ path: '/v1/bookings', body: booking, statuses: [401, 201, 201, 201, 403] }],
  'GET /v1/journeys/:journeyId/chart': [{ path: '/v1/journeys/10/chart', statuses: [401, 403, 403, 403, 200] }],
  'GET /v1/audit': [{ path: '/v1/audit', statuses: [401, 403, 403, 403, 200] }],
}

test('every endpoint is in the table', () => {
  assert.deepEqual(endpoints.map((e) => `${e.method} ${e.path}`).sort(), Object.keys(expected).sort())
})

for (const [name, cases] of Object.entries(expected))
  for (const { path, body, statuses } of cases)
    for (const [i, [who, me]] of Object.entries(people).entries())
      test(`${who}: ${name.split(' ')[0]} ${path} is ${statuses[i]}`, async () => {
        assert.equal((await handle(client, me, name.split(' ')[0], path, body)).status, statuses[i])
      })

test('a refused request changes nothing and a strange id is a 404', async () => {
  await handle(client, people.bilal, 'DELETE', `/v1/bookings/${ashas}`)
  const { rows } = await client.query('select count(*)::int as n from passages where cancelled_at is not null')
  assert.equal(rows[0].n, 0)
  assert.equal((await handle(client, people.asha, 'GET', `/v1/bookings/1' or '1'='1`)).status, 404)
})

test('a passenger cannot book in another name', async () => {
  const { body } = await handle(client, people.asha, 'POST', '/v1/bookings', booking)
  const { rows } = await client.query('select account_id from passages where booking_id = $1', [(body as any).bookingId])
  assert.equal(rows[0].account_id, 1)
})

test('the audit log has who, what and which, and can only grow', async () => {
  await handle(client, people.dev, 'DELETE', `/v1/bookings/${ashas}`)
  const { body } = await handle(client, people.dev, 'GET', '/v1/audit')
  assert.deepEqual(body, [{ accountId: 4, action: 'cancel booking', target: ashas }])
  for (const statement of [`update audit_log set action = ''`, 'delete from audit_log', 'truncate audit_log'])
    await assert.rejects(client.query(statement), /can only grow/)
})
