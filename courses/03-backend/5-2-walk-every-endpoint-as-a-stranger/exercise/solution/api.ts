type Db = { query(text: string, values?: unknown[]): Promise<{ rows: any[] }> }
export type Role = 'passenger' | 'agent' | 'staff'
export type Me = { accountId: number; role: Role } | null
export type Reply = { status: number; body?: unknown }
type Handler = (db: Db, me: NonNullable<Me>, params: Record<string, string>, body: any) => Promise<Reply>
export type Endpoint = { method: string; path: string; roles: readonly Role[]; handle: Handler }

/** Who may touch a booking: the passenger, the agent who made it, and station staff. $2 is the account, $3 the role. */
const mine = `(account_id = $2 or agent_id = $2 or $3 = 'staff')`
const found = (rows: any[]): Reply => (rows.length > 0 ? { status: 200, body: rows[0] } : { status: 404, body: { code: 'not_found' } })
const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

export const endpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/v1/bookings/:bookingId',
    roles: ['passenger', 'agent', 'staff'],
    async handle(db, me, { bookingId }) {
      if (!isUuid(bookingId)) return found([])
      const { rows } = await db.query(
        `select booking_id as "bookingId", label, journey_id as "journeyId" from passages where booking_id = $1 and ${mine}`,
        [bookingId, me.accountId, me.role],
      )
      return found(rows)
    },
  },
  {
    method: 'DELETE',
    path: '/v1/bookings/:bookingId',
    roles: ['passenger', 'agent', 'staff'],
    async handle(db, me, { bookingId }) {
      if (!isUuid(bookingId)) return found([])
      // The change and its audit entry are one statement: there is never one without the other.
      const { rows } = await db.query(
        `with cancelled as (
           update passages set cancelled_at = now()
           where booking_id = $1 and ${mine} and cancelled_at is null
           returning booking_id
         )
         insert into audit_log (account_id, action, target)
         select $2, 'cancel booking', booking_id::text from cancelled
         returning target as "bookingId"`,
        [bookingId, me.accountId, me.role],
      )
      return found(rows)
    },
  },
  {
    method: 'POST',
    path: '/v1/bookings',
    roles: ['passenger', 'agent'],
    async handle(db, me, _params, { journeyId, label, forAccountId }) {
      const passenger = me.role === 'agent' ? forAccountId : me.accountId // a passenger can't choose another account
      const { rows } = await db.query(
        `with booked as (
           insert into passages (account_id, agent_id, journey_id, label) values ($1, $2, $3, $4) returning booking_id
         )
         insert into audit_log (account_id, action, target)
         select $5, 'book', booking_id::text from booked
         returning target as "bookingId"`,
        [passenger, me.role === 'agent' ? me.accountId : null, journeyId, label, me.accountId],
      )
      return { status: 201, body: rows[0] }
    },
  },
  {
    method: 'GET',
    path: '/v1/journeys/:journeyId/chart',
    roles: ['staff'],
    async handle(db, me, { journeyId }) {
      const { rows } = await db.query(
        `select label, name from passages join accounts using (account_id)
         where journey_id = $1 and cancelled_at is null order by label`,
        [Number(journeyId)],
      )
      await db.query(`insert into audit_log (account_id, action, target) values ($1, 'read chart', $2)`, [me.accountId, journeyId])
      return { status: 200, body: rows }
    },
  },
  {
    method: 'GET',
    path: '/v1/audit',
    roles: ['staff'],
    async handle(db) {
      const { rows } = await db.query('select account_id as "accountId", action, target from audit_log order by entry_id')
      return { status: 200, body: rows }
    },
  },
]

function match(path: string, pattern: string): Record<string, string> | null {
  const [a, b] = [path.split('/'), pattern.split('/')]
  if (a.length !== b.length) return null
  const params: Record<string, string> = {}
  for (const [i, part] of b.entries()) {
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(a[i])
    else if (part !== a[i]) return null
  }
  return params
}

/** The only way into a handler. A new endpoint has to name its roles; otherwise it can't be reached. */
export async function handle(db: Db, me: Me, method: string, path: string, body: unknown = {}): Promise<Reply> {
  for (const endpoint of endpoints) {
    const params = match(path, endpoint.path)
    if (!params || endpoint.method !== method) continue
    if (!me) return { status: 401, body: { code: 'sign_in_required' } }
    if (!endpoint.roles.includes(me.role)) return { status: 403, body: { code: 'forbidden' } }
    return endpoint.handle(db, me, params, body)
  }
  return { status: 404, body: { code: 'not_found' } }
}
