import { z } from 'zod'

const NewBooking = z.strictObject({
  journeyId: z.int().positive(),
  label: z.string().regex(/^[A-Z]\d{1,2}-\d{1,2}$/, 'Use a label such as S1-32'),
  forAccountId: z.int().positive().optional(),
})

/** Whose rows somebody gets: $2 is the account, $3 the role. */
const isTheirs = `($2 in (account_id, agent_id) or $3 = 'staff')`
const shown = `booking_id as "bookingId", account_id as "accountId", agent_id as "agentId", journey_id as "journeyId",
  label, case when cancelled_at is null then 'booked' else 'cancelled' end as status`

const notFound = { status: 404, body: { code: 'not_found', message: 'There is no such booking.' } }
const invalid = (message) => ({ status: 400, body: { code: 'invalid_request', message } })

async function readBooking({ db, me, params }) {
  // Compared as a text, so that any id is one that doesn't exist.
  const { rows } = await db.query(`select ${shown} from passages where booking_id::text = $1 and ${isTheirs}`, [
    params.bookingId,
    me.accountId,
    me.role,
  ])
  return rows[0] ? { status: 200, body: rows[0] } : notFound
}

async function cancelBooking(request) {
  const { db, me, params } = request
  await db.query(
    `with cancelled as (
       update passages set cancelled_at = now()
       where booking_id::text = $1 and ${isTheirs} and cancelled_at is null
       returning booking_id
     )
     insert into audit_log (account_id, action, target) select $2, 'cancel', booking_id from cancelled`,
    [params.bookingId, me.accountId, me.role],
  )
  return readBooking(request)
}

async function book({ db, me, body }) {
  const { success, data, error } = NewBooking.safeParse(body)
  if (!success) return invalid(error.issues[0].message)
  const isAgent = me.role === 'agent'
  if (isAgent && data.forAccountId === undefined) return invalid('Say for whom you book.')
  const accountId = isAgent ? data.forAccountId : me.accountId
  try {
    const { rows } = await db.query(
      `with booked as (
         insert into passages (account_id, agent_id, journey_id, label) values ($1, $2, $3, $4) returning *
       ), logged as (
         insert into audit_log (account_id, action, target) select $5, 'book', booking_id from booked
       )
       select ${shown} from booked`,
      [accountId, isAgent ? me.accountId : null, data.journeyId, data.label, me.accountId],
    )
    return { status: 201, body: rows[0] }
  } catch (error) {
    if (error.code === '23505') return { status: 409, body: { code: 'taken', message: 'This berth is taken.' } }
    if (error.code === '23503') return invalid('There is no such passenger.')
    throw error
  }
}

async function readChart({ db, me, params }) {
  await db.query(`insert into audit_log (account_id, action, target) values ($1, 'read chart', $2)`, [
    me.accountId,
    params.journeyId,
  ])
  const { rows } = await db.query(
    `select label, name from passages join accounts using (account_id)
     where journey_id::text = $1 and cancelled_at is null order by label`,
    [params.journeyId],
  )
  return { status: 200, body: { chart: rows } }
}

async function readAudit({ db }) {
  const { rows } = await db.query(
    'select account_id as "accountId", action, target from audit_log order by entry_id',
  )
  return { status: 200, body: { entries: rows } }
}

/** All addresses of the API. `handle` gets { db, me, params, body } and returns { status, body }. */
export const endpoints = [
  { method: 'GET', path: '/v1/bookings/:bookingId', roles: ['passenger', 'agent', 'staff'], handle: readBooking },
  { method: 'DELETE', path: '/v1/bookings/:bookingId', roles: ['passenger', 'agent', 'staff'], handle: cancelBooking },
  { method: 'POST', path: '/v1/bookings', roles: ['passenger', 'agent'], handle: book },
  { method: 'GET', path: '/v1/journeys/:journeyId/chart', roles: ['staff'], handle: readChart },
  { method: 'GET', path: '/v1/audit', roles: ['staff'], handle: readAudit },
]
