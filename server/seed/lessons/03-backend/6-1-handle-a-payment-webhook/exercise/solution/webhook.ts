import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Pool } from 'pg'

export type Event = { id: string; type: string; orderId: string; amountPaise: number; upiRef?: string }

/** The header is `t=<seconds>,v1=<hex>`: an HMAC over the time, a dot and the raw body. */
export function isSigned(secret: string, header: string | undefined, raw: Buffer, nowSeconds: number): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '')
  if (!match) return false
  const [, time, hex] = match
  if (Math.abs(nowSeconds - Number(time)) > 300) return false // an old recording
  const expected = createHmac('sha256', secret).update(`${time}.`).update(raw).digest()
  return timingSafeEqual(expected, Buffer.from(hex, 'hex'))
}

const stateOf: Record<string, string> = {
  'payment.authorized': 'authorized',
  'payment.failed': 'failed',
  'payment.captured': 'captured',
  'refund.processed': 'refunded',
}
const rank = ['created', 'authorized', 'failed', 'captured', 'refunded', 'mismatch']

/** A payment only moves forward, whatever the order in which the events arrive. */
export function nextState(current: string, event: Pick<Event, 'type' | 'amountPaise'>, amountPaise: number): string {
  const wanted = stateOf[event.type]
  if (wanted === undefined) return current // a type that we don't know yet
  if (event.type === 'payment.captured' && event.amountPaise !== amountPaise) return 'mismatch'
  return rank.indexOf(wanted) > rank.indexOf(current) ? wanted : current
}

export async function handleWebhook(
  pool: Pool,
  secret: string,
  signature: string | undefined,
  raw: Buffer,
  nowSeconds = Date.now() / 1000,
): Promise<{ status: number; outcome: string }> {
  if (!isSigned(secret, signature, raw, nowSeconds)) return { status: 401, outcome: 'bad signature' }
  let event: Event
  try {
    event = JSON.parse(raw.toString('utf8'))
  } catch {
    return { status: 400, outcome: 'not JSON' }
  }
  if (typeof event?.id !== 'string' || typeof event.orderId !== 'string' || typeof event.type !== 'string') return { status: 400, outcome: 'not an event' }

  const client = await pool.connect()
  try {
    await client.query('begin')
    // The lock makes events of one order take turns.
    const { rows } = await client.query('select state, amount_paise from payments where order_id = $1 for update', [event.orderId])
    if (rows.length === 0) {
      await client.query('rollback')
      return { status: 404, outcome: 'unknown order' } // the provider will try again later
    }
    const inserted = await client.query(
      'insert into payment_events (event_id, order_id, type, body) values ($1, $2, $3, $4) on conflict do nothing',
      [event.id, event.orderId, event.type, raw.toString('utf8')],
    )
    if (inserted.rowCount === 0) {
      await client.query('rollback')
      return { status: 200, outcome: 'repeated' }
    }
    const state = nextState(rows[0].state, event, rows[0].amount_paise)
    await client.query('update payments set state = $2, upi_ref = coalesce($3, upi_ref) where order_id = $1', [event.orderId, state, event.upiRef ?? null])
    await client.query('commit')
    return { status: 200, outcome: state }
  } catch (error) {
    await client.query('rollback')
    throw error // becomes a 500: the provider tries again
  } finally {
    client.release()
  }
}
