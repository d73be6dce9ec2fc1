// Walks a seat finder from outside. The contract is in capstone-contract.md.
//   WEBHOOK_SECRET=… node acceptance.mjs http://localhost:3000 tokens.json
// It needs a fresh journey 1 with three free berths: run your seed before each run. Exit code 1 if anything is wrong.
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'

const [origin, tokensFile] = process.argv.slice(2)
const secret = process.env.WEBHOOK_SECRET
if (!origin || !tokensFile || !secret) {
  console.error('Usage: WEBHOOK_SECRET=… node acceptance.mjs http://localhost:3000 tokens.json')
  process.exit(2)
}
const tokens = JSON.parse(readFileSync(tokensFile, 'utf8'))

async function call(method, path, { token, body, headers = {} } = {}) {
  const response = await fetch(origin + path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  })
  const text = await response.text()
  let json = null
  try {
    json = JSON.parse(text)
  } catch {}
  return { status: response.status, text, json }
}
const statuses = (responses) => responses.map(({ status }) => status).sort()
const book = (token, key, body) => call('POST', '/v1/bookings', { token, body, headers: { 'idempotency-key': key } })
const read = async (token, id) => (await call('GET', `/v1/bookings/${id}`, { token })).json

function webhook(event, signingSecret = secret) {
  const body = JSON.stringify(event, null, 1)
  const seconds = Math.floor(Date.now() / 1000)
  const hex = createHmac('sha256', signingSecret).update(`${seconds}.${body}`).digest('hex')
  return call('POST', '/webhooks/payments', { body, headers: { 'x-sandbox-signature': `t=${seconds},v1=${hex}` } })
}
const event = (orderId, type, amountPaise, more = {}) => ({ id: `evt-${orderId}-${type}`, type, orderId, amountPaise, createdAt: new Date().toISOString(), ...more })
const upiRef = () => String(Math.floor(1e11 + Math.random() * 9e11))

let failures = 0
function expect(name, actual, wanted) {
  const isRight = isDeepStrictEqual(actual, wanted)
  if (!isRight) failures++
  console.log(isRight ? 'right' : 'WRONG', name)
  if (!isRight) console.log(`      wanted ${JSON.stringify(wanted)}\n      got    ${JSON.stringify(actual)}`)
}

// Alive, ready, and a contract for what comes in.
expect('it is alive and ready', [(await call('GET', '/livez')).status, (await call('GET', '/readyz')).status], [200, 200])
const page = await call('GET', '/v1/trains?limit=1')
expect('a page of trains has a cursor', [page.status, page.json?.trains?.length, 'next' in (page.json ?? {})], [200, 1, true])
const refused = await call('GET', '/v1/trains?limit=0')
expect('a wrong limit is a Problem that names it', [refused.status, refused.json?.code, refused.json?.fields?.[0]?.path], [400, 'invalid_request', 'limit'])

// Who may come in.
expect('a stranger may not hold', (await call('POST', '/v1/holds', { body: { journeyId: 1 } })).status, 401)
expect('broken JSON is a 400', (await call('POST', '/v1/holds', { token: tokens[0], body: '{"journeyId":' })).status, 400)
expect('100 KB are a 413', (await call('POST', '/v1/holds', { token: tokens[0], body: JSON.stringify({ journeyId: 1, note: 'x'.repeat(100_000) }) })).status, 413)

// The rush.
const holds = await Promise.all(tokens.map((token) => call('POST', '/v1/holds', { token, body: { journeyId: 1 } })))
const winners = tokens.flatMap((token, i) => (holds[i].status === 201 ? [{ token, hold: holds[i].json }] : []))
expect('fifty people, three berths: three holds and 47 refusals', statuses(holds), [...Array(3).fill(201), ...Array(47).fill(409)])
expect('three different berths', new Set(winners.map(({ hold }) => hold.label)).size, 3)
if (winners.length !== 3) {
  console.log('The rest needs three holds.')
  process.exit(1)
}
const [a, b, c] = winners
const loser = tokens.find((token) => winners.every((winner) => winner.token !== token))

// The bad network.
const first = await Promise.all([1, 2, 3].map(() => book(a.token, 'capstone-key-a', { holdId: a.hold.holdId, passenger: 'Asha Rao' })))
expect('the same booking three times at once: three equal responses', [statuses(first), new Set(first.map(({ text }) => text)).size], [[201, 201, 201], 1])
expect('the same key with another passenger', (await book(a.token, 'capstone-key-a', { holdId: a.hold.holdId, passenger: 'Bilal Khan' })).status, 422)
expect('someone else’s hold', (await book(loser, 'capstone-key-x', { holdId: b.hold.holdId, passenger: 'Eve' })).status, 404)
const paid = first[0].json
const short = (await book(b.token, 'capstone-key-b', { holdId: b.hold.holdId, passenger: 'Bilal Khan' })).json
const open = (await book(c.token, 'capstone-key-c', { holdId: c.hold.holdId, passenger: 'Chitra Das' })).json

// Money: forged, shuffled, repeated, and not enough.
const captured = event(paid.orderId, 'payment.captured', paid.amountPaise, { upiRef: upiRef() })
expect('a forged message', [(await webhook(captured, 'a wrong guess')).status, (await read(a.token, paid.bookingId))?.status], [401, 'awaiting_payment'])
const sent = await Promise.all([captured, captured, captured, event(paid.orderId, 'payment.authorized', paid.amountPaise)].map((e) => webhook(e)))
expect('repeated and shuffled messages are all taken', statuses(sent), [200, 200, 200, 200])
expect('and paid once', await read(a.token, paid.bookingId), { bookingId: paid.bookingId, label: a.hold.label, status: 'confirmed', paidPaise: paid.amountPaise, refundedPaise: 0 })
await webhook(event(short.orderId, 'payment.captured', 100, { upiRef: upiRef() }))
const mismatch = await read(b.token, short.bookingId)
expect('₹1 is in the books, but buys no berth', [mismatch?.status, mismatch?.paidPaise], ['problem', 100])
expect('without money, nothing is confirmed', (await read(c.token, open.bookingId))?.status, 'awaiting_payment')

// Strangers, again.
const foreign = await Promise.all(['GET', 'DELETE'].map((method) => call(method, `/v1/bookings/${paid.bookingId}`, { token: loser })))
expect('for somebody else the booking doesn’t exist', statuses(foreign), [404, 404])
expect('and without a session neither', (await call('GET', `/v1/bookings/${paid.bookingId}`)).status, 401)

// Changing one's mind.
await Promise.all([1, 2].map(() => call('DELETE', `/v1/bookings/${paid.bookingId}`, { token: a.token })))
const cancelled = await read(a.token, paid.bookingId)
expect('cancelled twice at once, refunded once', [cancelled?.status, cancelled?.refundedPaise], ['cancelled', paid.amountPaise])
const again = await Promise.all(tokens.slice(0, 50).filter((token) => winners.every((w) => w.token !== token)).slice(0, 5).map((token) => call('POST', '/v1/holds', { token, body: { journeyId: 1 } })))
expect('the berth is free again, for exactly one', statuses(again), [201, 409, 409, 409, 409])

console.log(failures === 0 ? 'The seat finder keeps its promises.' : `${failures} WRONG`)
process.exitCode = failures === 0 ? 0 : 1
