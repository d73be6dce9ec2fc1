// The smallest seat finder that has every part. Each part is the shortest form of what its step built.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import pg from 'pg'

const { DATABASE_URL, WEBHOOK_SECRET = '', PORT = '3000' } = process.env
const wrong = [!DATABASE_URL && 'DATABASE_URL is missing', WEBHOOK_SECRET.length < 32 && 'WEBHOOK_SECRET needs at least 32 characters'].filter(Boolean)
if (wrong.length > 0) {
  console.error(wrong.join('; '))
  process.exit(1)
}
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
const fare = 64500

class Refusal extends Error {
  status: number
  code: string
  fields: { path: string; message: string }[] | undefined
  constructor(status: number, code: string, fields?: { path: string; message: string }[]) {
    super(code)
    this.status = status
    this.code = code
    this.fields = fields
  }
}
const invalid = (path: string, message: string) => new Refusal(400, 'invalid_request', [{ path, message }])
type Reply = { status: number; body: unknown }
const isUuid = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

async function inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** Stops reading at the limit. The caller closes the connection, because the rest is unread. */
function readBody(req: IncomingMessage, limit = 64 * 1024): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    req.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) return void chunks.push(chunk)
      req.pause()
      reject(new Refusal(413, 'too_large'))
    })
    req.on('end', () => resolve(Buffer.concat(chunks)))
    req.on('error', reject)
  })
}
async function readJson(req: IncomingMessage): Promise<Record<string, unknown>> {
  const text = (await readBody(req)).toString('utf8')
  try {
    const value: unknown = JSON.parse(text)
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {}
  throw invalid('', 'Send a JSON object')
}

async function accountOf(req: IncomingMessage): Promise<number> {
  const token = /^Bearer (.+)$/.exec(req.headers.authorization ?? '')?.[1]
  if (!token) throw new Refusal(401, 'sign_in_first')
  const hash = createHash('sha256').update(token).digest()
  const { rows } = await pool.query('select account_id from sessions where token_hash = $1 and expires_at > now()', [hash])
  if (rows.length === 0) throw new Refusal(401, 'sign_in_first')
  return rows[0].account_id
}

async function searchTrains(target: URL): Promise<Reply> {
  const limit = target.searchParams.get('limit') ?? '20'
  if (!/^\d{1,2}$/.test(limit) || Number(limit) < 1 || Number(limit) > 50) throw invalid('limit', 'Use 1 to 50')
  const { rows } = await pool.query('select number, name from trains where number > $1 order by number limit $2', [
    Buffer.from(target.searchParams.get('after') ?? '', 'base64url').toString('utf8'),
    Number(limit) + 1,
  ])
  const trains = rows.slice(0, Number(limit))
  const next = rows.length > trains.length ? Buffer.from(trains.at(-1)!.number).toString('base64url') : null
  return { status: 200, body: { trains, next } }
}

async function hold(me: number, { journeyId }: Record<string, unknown>): Promise<Reply> {
  if (!Number.isInteger(journeyId)) throw invalid('journeyId', 'Send a whole number')
  for (let attempt = 1; ; attempt++)
    try {
      const { rows } = await pool.query(
        `update seats set
           hold_id = case when held_by = $2 and held_until > now() then hold_id else uuidv7() end,
           held_until = case when held_by = $2 and held_until > now() then held_until else now() + interval '10 minutes' end,
           held_by = $2
         where (journey_id, label) = (
           select journey_id, label from seats
           where journey_id = $1 and booked_by is null and (held_by is null or held_by = $2 or held_until <= now())
           order by (held_by = $2) desc nulls last, label limit 1 for update skip locked
         )
         returning hold_id as "holdId", label, held_until as "expiresAt"`,
        [journeyId, me],
      )
      return rows.length > 0 ? { status: 201, body: rows[0] } : { status: 409, body: { code: 'sold_out', message: 'No berth is free.' } }
    } catch (error) {
      // 23505: a second click of the same person. The next attempt finds the first one's hold.
      if ((error as { code?: string }).code !== '23505' || attempt === 3) throw error
    }
}

async function book(me: number, key: string, { holdId, passenger }: Record<string, unknown>): Promise<Reply> {
  if (key.length < 8 || key.length > 100) throw invalid('Idempotency-Key', 'Use 8 to 100 characters')
  if (!isUuid(holdId)) throw invalid('holdId', 'Send the id of your hold')
  if (typeof passenger !== 'string' || passenger.trim().length < 2) throw invalid('passenger', 'Enter the name')
  const hash = createHash('sha256').update(JSON.stringify([holdId, passenger])).digest('hex')
  return inTransaction(async (client) => {
    const { rowCount } = await client.query('insert into idempotency_keys (account_id, key, request_hash) values ($1, $2, $3) on conflict do nothing', [me, key, hash])
    if (rowCount === 0) {
      const { rows } = await client.query('select request_hash, status, body from idempotency_keys where account_id = $1 and key = $2', [me, key])
      return rows[0].request_hash === hash ? { status: rows[0].status, body: rows[0].body } : { status: 422, body: { code: 'idempotency_key_reused', message: 'This key belongs to another request.' } }
    }
    const { rows } = await client.query(
      `insert into bookings (account_id, journey_id, label, hold_id, passenger, amount_paise)
       select $1, journey_id, label, hold_id, $3, $4 from seats where hold_id = $2 and held_by = $1 and held_until > now()
       on conflict (hold_id) do nothing
       returning booking_id as "bookingId", order_id as "orderId", amount_paise as "amountPaise"`,
      [me, holdId, passenger.trim(), fare],
    )
    const reply: Reply = rows.length > 0 ? { status: 201, body: rows[0] } : { status: 404, body: { code: 'not_found', message: 'You have no such hold.' } }
    await client.query('update idempotency_keys set status = $3, body = $4 where account_id = $1 and key = $2', [me, key, reply.status, JSON.stringify(reply.body)])
    return reply
  })
}

function isSigned(header: string | undefined, raw: Buffer): boolean {
  const [, time = '', hex = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  if (hex === '' || Math.abs(Date.now() / 1000 - Number(time)) > 300) return false
  return timingSafeEqual(createHmac('sha256', WEBHOOK_SECRET).update(`${time}.`).update(raw).digest(), Buffer.from(hex, 'hex'))
}

async function webhook(header: string | undefined, raw: Buffer): Promise<Reply> {
  if (!isSigned(header, raw)) throw new Refusal(401, 'bad_signature')
  const event = JSON.parse(raw.toString('utf8'))
  if (!isUuid(event.orderId)) throw new Refusal(404, 'unknown_order')
  return inTransaction(async (client) => {
    const { rows } = await client.query('select * from bookings where order_id = $1 for update', [event.orderId])
    const booking = rows[0]
    if (!booking) throw new Refusal(404, 'unknown_order')
    const { rowCount } = await client.query('insert into payment_events values ($1, $2, $3) on conflict do nothing', [event.id, event.orderId, raw.toString('utf8')])
    if (rowCount === 0 || event.type !== 'payment.captured') return { status: 200, body: {} }
    // The ledger says what came, also when it is too little or too late.
    await client.query(`insert into entries (upi_ref, booking_id, kind, paise) values ($1, $2, 'payment', $3)`, [event.upiRef, booking.booking_id, event.amountPaise])
    const seat =
      booking.status === 'awaiting_payment' && event.amountPaise === booking.amount_paise
        ? await client.query(
            `update seats set booked_by = held_by, hold_id = null, held_by = null, held_until = null
             where hold_id = $1 and held_by = $2 and held_until > now()`,
            [booking.hold_id, booking.account_id],
          )
        : { rowCount: 0 }
    const status = seat.rowCount === 1 ? 'confirmed' : booking.status === 'awaiting_payment' ? 'problem' : booking.status
    await client.query('update bookings set status = $2 where booking_id = $1', [booking.booking_id, status])
    await client.query('insert into outbox (kind, payload) values ($1, $2)', [
      status === 'confirmed' ? 'ticket' : 'needs-a-person',
      JSON.stringify({ bookingId: booking.booking_id }), // ids only
    ])
    return { status: 200, body: {} }
  })
}

async function readBooking(me: number, id: string): Promise<Reply> {
  const { rows } = await pool.query(
    `select booking_id as "bookingId", label, status,
       (select coalesce(sum(paise), 0)::int from entries where entries.booking_id = bookings.booking_id and kind = 'payment') as "paidPaise",
       (select coalesce(-sum(paise), 0)::int from entries where entries.booking_id = bookings.booking_id and kind = 'refund') as "refundedPaise"
     from bookings where booking_id = $1 and account_id = $2`,
    [id, me],
  )
  if (rows.length === 0) throw new Refusal(404, 'not_found')
  return { status: 200, body: rows[0] }
}

const cancel = (me: number, id: string): Promise<Reply> =>
  inTransaction(async (client) => {
    const { rows } = await client.query('select * from bookings where booking_id = $1 and account_id = $2 for update', [id, me])
    if (rows.length === 0) throw new Refusal(404, 'not_found')
    const { status, journey_id, label, hold_id } = rows[0]
    if (status !== 'cancelled') {
      await client.query(`update bookings set status = 'cancelled' where booking_id = $1`, [id])
      if (status === 'confirmed') await client.query('update seats set booked_by = null where journey_id = $1 and label = $2', [journey_id, label])
      else await client.query('update seats set hold_id = null, held_by = null, held_until = null where hold_id = $1', [hold_id])
      const { rowCount } = await client.query(
        `insert into entries (booking_id, kind, paise) select $1, 'refund', -sum(paise) from entries where booking_id = $1 having sum(paise) > 0`,
        [id],
      )
      if (rowCount === 1) await client.query(`insert into outbox (kind, payload) values ('refund', $1)`, [JSON.stringify({ bookingId: id })])
    }
    return { status: 200, body: { bookingId: id, status: 'cancelled' } }
  })

async function answer(req: IncomingMessage): Promise<Reply> {
  const url = new URL(req.url ?? '/', 'http://localhost')
  const route = `${req.method} ${url.pathname}`
  if (route === 'GET /livez') return { status: 200, body: { status: 'ok' } }
  if (route === 'GET /readyz') {
    if (isStopping) throw new Refusal(503, 'stopping')
    await pool.query('select 1')
    return { status: 200, body: { status: 'ok' } }
  }
  if (pool.waitingCount >= 100) throw new Refusal(503, 'busy')
  if (route === 'GET /v1/trains') return searchTrains(url)
  if (route === 'POST /webhooks/payments') return webhook(req.headers['x-sandbox-signature'] as string | undefined, await readBody(req))
  const me = await accountOf(req) // every address below needs a person
  if (route === 'POST /v1/holds') return hold(me, await readJson(req))
  if (route === 'POST /v1/bookings') return book(me, String(req.headers['idempotency-key'] ?? ''), await readJson(req))
  const id = /^\/v1\/bookings\/([^/]+)$/.exec(url.pathname)?.[1]
  if (isUuid(id) && req.method === 'GET') return readBooking(me, id)
  if (isUuid(id) && req.method === 'DELETE') return cancel(me, id)
  throw new Refusal(404, 'not_found')
}

let isStopping = false
const server = createServer({ headersTimeout: 5_000, requestTimeout: 10_000, connectionsCheckingInterval: 1_000 }, async (req, res) => {
  const began = performance.now()
  const requestId = crypto.randomUUID()
  let reply: Reply
  try {
    reply = await answer(req)
  } catch (error) {
    const known = error instanceof Refusal ? error : new Refusal(500, 'internal_error')
    if (known.status === 500) console.error(JSON.stringify({ level: 'error', requestId, stack: (error as Error).stack }))
    reply = { status: known.status, body: { code: known.code, message: known.code.replaceAll('_', ' '), ...(known.fields && { fields: known.fields }), requestId } }
  }
  const headers = { 'content-type': 'application/json', ...(reply.status === 503 && { 'retry-after': '2' }), ...(!req.complete && { connection: 'close' }) }
  if (!res.destroyed) res.writeHead(reply.status, headers).end(JSON.stringify(reply.body))
  if (!req.complete) setTimeout(() => req.socket.destroy(), 1_000).unref()
  const route = req.url!.replace(/\?.*/, '').replace(/\/[0-9a-f-]{36}$/, '/:id')
  console.log(JSON.stringify({ time: new Date().toISOString(), level: 'info', requestId, method: req.method, route, status: reply.status, ms: Math.round(performance.now() - began) }))
})
server.listen(Number(PORT))
process.once('SIGTERM', () => {
  isStopping = true
  setTimeout(() => {
    server.close(() => void pool.end())
    server.closeIdleConnections()
  }, 3_000)
})
