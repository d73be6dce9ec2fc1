// Plays the payment provider: makes messages and signs them.
import { createHmac } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { createApp } from './src/app.js'
import { webhookSecret } from './src/settings.js'

const signed = (body, secret, age) => {
  const seconds = Math.floor(Date.now() / 1000) - age
  const hex = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')
  return { body, signature: `t=${seconds},v1=${hex}` }
}

/** A message as it comes: { body, signature }. `more` can set id, upiRef, amountPaise, secret, and age in seconds. */
export function message(type, orderId, more = {}) {
  const { secret = webhookSecret, age = 0, ...fields } = more
  const event = { id: `evt-${type}-${orderId}`, type, orderId, amountPaise: 64500, ...fields }
  return signed(JSON.stringify(event, null, 1), secret, age) // with line breaks, on purpose
}

/** Any text, signed. */
export const signedText = (text) => signed(text, webhookSecret, 0)

/** PGlite answers at once. A server is a trip away, and meanwhile other messages arrive. */
const trip = () => new Promise((resolve) => setTimeout(resolve, 10))
const far = (db) => ({
  exec: (sql) => db.exec(sql),
  query: (...args) => trip().then(() => db.query(...args)),
  transaction: (work) => trip().then(() => db.transaction(work)),
})

/** Sends messages [type, more] about order-1, all at once. The statuses, the payment and the number of events stored. */
export async function together(messages) {
  const db = await PGlite.create()
  const app = await createApp({ db: far(db) })
  const responses = await Promise.all(
    messages.map(([type, more]) => {
      const { body, signature } = message(type, 'order-1', more)
      const headers = { 'content-type': 'application/json', 'x-sandbox-signature': signature }
      return app.inject({ method: 'POST', url: '/webhooks/payments', payload: body, headers })
    }),
  )
  const { rows } = await db.query(`select state, upi_ref, (select count(*)::int from payment_events) as events
    from payments where order_id = 'order-1'`)
  await app.close()
  await db.close()
  return { statuses: responses.map(({ statusCode }) => statusCode), ...rows[0] }
}
