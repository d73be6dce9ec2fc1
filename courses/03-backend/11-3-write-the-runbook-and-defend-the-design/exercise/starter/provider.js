// Plays the payment provider: makes messages and signs them.
import { createHmac } from 'node:crypto'
import { webhookSecret } from './src/settings.js'

/** A message as it comes: { body, signature }. `more` can set id, upiRef, secret, and age in seconds. */
export function message(type, orderId, amountPaise, more = {}) {
  const { id = `evt-${type}-${orderId}`, upiRef = '412345678901', secret = webhookSecret, age = 0 } = more
  const body = JSON.stringify({ id, type, orderId, amountPaise, ...(type === 'payment.captured' && { upiRef }) }, null, 1)
  const seconds = Math.floor(Date.now() / 1000) - age
  const hex = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return { body, signature: `t=${seconds},v1=${hex}` }
}
