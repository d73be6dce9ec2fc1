import { createHash } from 'node:crypto'
import { z } from 'zod'
import { invalid, notFound } from './refusal.js'
import { farePaise } from './settings.js'

const NewBooking = z.strictObject({ holdId: z.guid(), passenger: z.string().trim().min(2).max(80) })

/** Turns a hold of this person into a booking, once for each key. Returns { status, body }. */
export async function book(db, me, key, body) {
  if (typeof key !== 'string' || key.length < 8 || key.length > 100) throw invalid('Send a key of 8 to 100 characters.')
  const wish = NewBooking.safeParse(body)
  if (!wish.success) throw invalid(wish.error.issues[0].message)
  const { holdId, passenger } = wish.data
  const hash = createHash('sha256').update(JSON.stringify([holdId, passenger])).digest('hex')
  return db.transaction(async (tx) => {
    const inserted = await tx.query(
      `insert into idempotency_keys (account_id, key, request_hash) values ($1, $2, $3) on conflict do nothing returning key`,
      [me, key, hash],
    )
    if (inserted.rows.length === 0) {
      const { rows } = await tx.query('select * from idempotency_keys where account_id = $1 and key = $2', [me, key])
      const [{ request_hash, status, body }] = rows
      if (request_hash === hash) return { status, body }
      return { status: 422, body: { code: 'idempotency_key_reused', message: 'This key belongs to another request.' } }
    }
    const { rows } = await tx.query(
      `insert into bookings (account_id, journey_id, label, hold_id, passenger, amount_paise)
       select $1, journey_id, label, hold_id, $3, $4 from seats where hold_id = $2 and held_by = $1 and held_until > now()
       on conflict (hold_id) do nothing
       returning booking_id as "bookingId", order_id as "orderId", amount_paise as "amountPaise"`,
      [me, holdId, passenger, farePaise],
    )
    const reply = rows[0]
      ? { status: 201, body: rows[0] }
      : { status: 404, body: { code: 'not_found', message: 'You have no such hold.' } }
    await tx.query('update idempotency_keys set status = $3, body = $4 where account_id = $1 and key = $2', [
      me,
      key,
      reply.status,
      reply.body,
    ])
    return reply
  })
}

export async function readBooking(db, me, id) {
  const { rows } = await db.query(
    `select booking_id as "bookingId", label, status,
       coalesce(sum(paise) filter (where kind = 'payment'), 0)::int as "paidPaise",
       coalesce(-sum(paise) filter (where kind = 'refund'), 0)::int as "refundedPaise"
     from bookings left join entries using (booking_id)
     where booking_id::text = $1 and account_id = $2 group by booking_id`,
    [id, me],
  )
  if (rows.length === 0) throw notFound()
  return rows[0]
}

/** Frees the berth and refunds what was paid, once. */
export const cancel = (db, me, id) =>
  db.transaction(async (tx) => {
    const { rows } = await tx.query('select * from bookings where booking_id::text = $1 and account_id = $2 for update', [
      id,
      me,
    ])
    const [booking] = rows
    if (!booking) throw notFound()
    if (booking.status !== 'cancelled') {
      await tx.query(`update bookings set status = 'cancelled' where booking_id = $1`, [id])
      if (booking.status === 'confirmed') {
        await tx.query('update seats set booked_by = null where journey_id = $1 and label = $2', [
          booking.journey_id,
          booking.label,
        ])
      } else {
        await tx.query('update seats set hold_id = null, held_by = null, held_until = null where hold_id = $1', [
          booking.hold_id,
        ])
      }
      await tx.query(
        `with refund as (
           insert into entries (booking_id, kind, paise)
           select $1, 'refund', -sum(paise) from entries where booking_id = $1 having sum(paise) > 0
           returning booking_id
         )
         insert into outbox (kind, payload) select 'refund', json_build_object('bookingId', booking_id) from refund`,
        [id],
      )
    }
    return { bookingId: id, status: 'cancelled' }
  })
