import { nextState } from './states.js'

/** Handles a message whose signature was checked. Returns { status, body }. */
export const handleEvent = (db, event) =>
  db.transaction(async (tx) => {
    // The lock lets messages about one payment take turns.
    const { rows } = await tx.query('select * from payments where order_id = $1 for update', [event.orderId])
    const [payment] = rows
    if (!payment) return { status: 404, body: { code: 'unknown_order', message: 'There is no such order.' } }
    const isNew = await tx.query(
      `insert into payment_events (event_id, order_id, type, body) values ($1, $2, $3, $4)
       on conflict do nothing returning event_id`,
      [event.id, event.orderId, event.type, event],
    )
    if (isNew.rows.length > 0) {
      const state = nextState(payment.state, event, payment.amount_paise)
      const upiRef = event.type === 'payment.captured' ? (event.upiRef ?? null) : null
      await tx.query('update payments set state = $2, upi_ref = coalesce(upi_ref, $3) where order_id = $1', [
        event.orderId,
        state,
        upiRef,
      ])
    }
    return { status: 200, body: {} }
  })
