import type { PoolClient } from 'pg'

type Event = { type: string; orderId: string; amountPaise: number; upiRef?: string; createdAt: string }

/**
 * Call it in the webhook's transaction, after the event was stored and the state was changed from `before` to `after`.
 * The ledger says what came, whatever its order or amount. Only a payment that fits its order gets a ticket.
 */
export async function recordEvent(client: Pick<PoolClient, 'query'>, event: Event, before: string, after: string): Promise<void> {
  if (event.type !== 'payment.captured' || event.upiRef === undefined) return
  await client.query(`insert into entries (upi_ref, booking, kind, paise, happened_at) values ($1, $2, 'payment', $3, $4)`, [
    event.upiRef,
    event.orderId,
    event.amountPaise,
    event.createdAt,
  ])
  // With the refund already here, the state stays "refunded": money came in, and no ticket goes out.
  if (after === 'captured' && before !== 'captured')
    await client.query(`insert into outbox (kind, payload) values ('ticket', $1)`, [JSON.stringify({ orderId: event.orderId })])
}
