import { createHmac, timingSafeEqual } from 'node:crypto'
import { notFound, Refusal } from './refusal.js'
import { webhookSecret } from './settings.js'

/** Whether the header fits the bytes as they came, and is at most five minutes old. */
function isSigned(header, raw) {
  const [, time, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  if (!time || Math.abs(Date.now() / 1000 - Number(time)) > 300) return false
  const wanted = createHmac('sha256', webhookSecret).update(`${time}.`).update(raw).digest()
  return timingSafeEqual(wanted, Buffer.from(hex, 'hex'))
}

export async function handleWebhook(db, header, raw) {
  if (!isSigned(header, raw)) throw new Refusal(401, 'bad_signature', 'The signature doesn’t fit.')
  const event = JSON.parse(raw.toString('utf8'))
  await db.transaction(async (tx) => {
    const { rows } = await tx.query('select * from bookings where order_id::text = $1 for update', [event.orderId])
    const [booking] = rows
    if (!booking) throw notFound()
    const isNew = await tx.query('insert into payment_events values ($1, $2, $3) on conflict do nothing returning event_id', [
      event.id,
      event.orderId,
      event,
    ])
    if (isNew.rows.length === 0 || event.type !== 'payment.captured') return
    // The ledger says what came, also when it is too little or too late.
    await tx.query(`insert into entries (upi_ref, booking_id, kind, paise) values ($1, $2, 'payment', $3)`, [
      event.upiRef,
      booking.booking_id,
      event.amountPaise,
    ])
    const isConfirmed =
      booking.status === 'awaiting_payment' && event.amountPaise === booking.amount_paise && (await takeBerth(tx, booking))
    const status = isConfirmed ? 'confirmed' : booking.status === 'awaiting_payment' ? 'problem' : booking.status
    await tx.query('update bookings set status = $2 where booking_id = $1', [booking.booking_id, status])
    await tx.query('insert into outbox (kind, payload) values ($1, $2)', [
      isConfirmed ? 'ticket' : 'needs-a-person',
      { bookingId: booking.booking_id },
    ])
  })
}

/** The hold must count at this moment: ten minutes may have passed. */
async function takeBerth(tx, { hold_id, account_id }) {
  const { rows } = await tx.query(
    `update seats set booked_by = held_by, hold_id = null, held_by = null, held_until = null
     where hold_id = $1 and held_by = $2 and held_until > now() returning label`,
    [hold_id, account_id],
  )
  return rows.length === 1
}
