// Two counters take money from one member at the same moment: `npm run counters`. The checks use it too.
import { PGlite } from '@electric-sql/pglite'
import { createApp } from './src/app.js'

/** PGlite answers at once. A server is a trip away, and meanwhile the other counter goes on. */
const trip = () => new Promise((resolve) => setTimeout(resolve, 10))
const far = (db) => ({
  exec: (sql) => db.exec(sql),
  query: (...args) => trip().then(() => db.query(...args)),
  transaction: (work) => trip().then(() => db.transaction(work)),
})

/** The member owes 20 rupees; each counter wants to take `rupees`. */
export async function counters(rupees) {
  const db = await PGlite.create()
  const app = await createApp({ db: far(db) })
  const post = async (url, payload) => (await app.inject({ method: 'POST', url, payload })).statusCode
  await post('/fines', { memberId: 1, rupees: '20.00' })
  const statuses = await Promise.all(
    ['A-1', 'B-1'].map((receipt) => post('/payments', { memberId: 1, rupees, receipt })),
  )
  const { owes } = (await app.inject({ method: 'GET', url: '/members/1' })).json()
  await app.close()
  await db.close()
  return { statuses: statuses.sort(), owes }
}

if (globalThis.process?.argv[1]?.endsWith('counters.js')) console.log(await counters('20.00'))
