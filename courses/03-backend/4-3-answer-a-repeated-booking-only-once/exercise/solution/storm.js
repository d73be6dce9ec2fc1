// Requests that arrive together: `npm run storm` prints what came of them. The checks use it too.
import { PGlite } from '@electric-sql/pglite'
import { createApp } from './src/app.js'

/** PGlite answers at once. A server is a trip away, and meanwhile the other requests go on. */
const trip = () => new Promise((resolve) => setTimeout(resolve, 10))
const far = (db) => ({
  exec: (sql) => db.exec(sql),
  query: (...args) => trip().then(() => db.query(...args)),
  transaction: (work) => trip().then(() => db.transaction(work)),
})

/** `people` persons send `copies` of their booking at once. What they hear, and what is in the tables afterwards. */
export async function storm(people, copies) {
  const db = await PGlite.create()
  const app = await createApp({ db: far(db) })
  const send = async (person) => {
    const response = await app.inject({
      method: 'POST',
      url: '/v1/bookings',
      headers: { 'x-person': String(person), 'idempotency-key': `storm-key-${person}` },
      payload: { trainId: 2, passenger: `Passenger ${person}`, farePaise: 64500 },
    })
    return `${response.statusCode} ${response.body}`
  }
  const heard = await Promise.all(
    Array.from({ length: people }, (_, i) => Promise.all(Array.from({ length: copies }, () => send(i + 1)))),
  )
  const count = async (table) => (await db.query(`select count(*)::int as n from ${table}`)).rows[0].n
  const statuses = {}
  for (const [first] of heard) statuses[first.slice(0, 3)] = (statuses[first.slice(0, 3)] ?? 0) + 1
  const result = {
    statuses,
    differentAnswers: heard.filter((answers) => new Set(answers).size > 1).length,
    bookings: await count('bookings'),
    sold: await count('berths_left where sold'),
    keys: await count('idempotency_keys where status is not null'),
  }
  await app.close()
  await db.close()
  return result
}

if (globalThis.process?.argv[1]?.endsWith('storm.js')) console.log(await storm(50, 3))
