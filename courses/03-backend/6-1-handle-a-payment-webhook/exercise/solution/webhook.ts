import type { Pool } from 'pg'
import { type Event, isSigned, nextState } from './rules.ts'

export async function handleWebhook(
  pool: Pool,
  secret: string,
  signature: string | undefined,
  raw: Buffer,
  nowSeconds = Date.now() / 1000,
): Promise<{ status: number; outcome: string }> {
  if (!(await isSigned(secret, signature, raw, nowSeconds))) return { status: 401, outcome: 'bad signature' }
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
