// A payment sandbox: sends signed webhooks for one order, as badly as real life does.
//   node sandbox.mjs http://localhost:3000/webhooks/payments                 in order, once each
//   node sandbox.mjs http://localhost:3000/webhooks/payments --repeat        every event twice, both at once
//   node sandbox.mjs http://localhost:3000/webhooks/payments --shuffle       refund first, then captured, then authorized
//   node sandbox.mjs http://localhost:3000/webhooks/payments --forge         with a signature made with another secret
// The secret is SANDBOX_SECRET, or "practice-secret".
import { createHmac } from 'node:crypto'

export function sign(secret, body, seconds = Math.floor(Date.now() / 1000)) {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

export function events(orderId = 'order-1', amountPaise = 64500) {
  const event = (n, type, more = {}) => ({ id: `evt-${orderId}-${n}`, type, orderId, amountPaise, createdAt: `2026-03-14T08:0${n}:00+05:30`, ...more })
  return [
    event(1, 'payment.authorized'),
    event(2, 'payment.captured', { upiRef: '607312345678' }),
    event(3, 'refund.processed'),
  ]
}

if (import.meta.main) {
  const [url, mode] = process.argv.slice(2)
  const secret = mode === '--forge' ? 'a wrong guess' : (process.env.SANDBOX_SECRET ?? 'practice-secret')
  const list = mode === '--shuffle' ? events().reverse() : events()
  for (const event of list) {
    const body = JSON.stringify(event, null, 1) // with line breaks, on purpose
    const post = () =>
      fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', 'x-sandbox-signature': sign(secret, body) }, body })
    const responses = await Promise.all(mode === '--repeat' ? [post(), post()] : [post()])
    console.log(event.type.padEnd(20), responses.map((r) => r.status).join(' '))
  }
}
