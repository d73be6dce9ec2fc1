import { merchant } from './settings.js'

/** The link that opens a UPI app, as long as there is something to pay. */
export function linkOf({ orderId, amountPaise, state }) {
  if (state !== 'created' && state !== 'failed') return null
  const fields = {
    pa: merchant.address,
    pn: merchant.name,
    am: (amountPaise / 100).toFixed(2),
    cu: 'INR',
    tr: orderId,
  }
  return `upi://pay?${new URLSearchParams(fields).toString().replaceAll('+', '%20')}`
}

export async function readPayment(db, orderId) {
  const { rows } = await db.query(
    `select order_id as "orderId", amount_paise as "amountPaise", state, upi_ref as "upiRef" from payments
     where order_id = $1`,
    [orderId],
  )
  return rows[0] && { ...rows[0], link: linkOf(rows[0]) }
}

/** True if it is a new one. */
export async function addPayment(db, orderId, amountPaise) {
  const { rows } = await db.query(
    'insert into payments (order_id, amount_paise) values ($1, $2) on conflict do nothing returning order_id',
    [orderId, amountPaise],
  )
  return rows.length > 0
}
