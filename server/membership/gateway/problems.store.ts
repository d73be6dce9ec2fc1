import { and, asc, eq, isNotNull, isNull, getTableName, sql } from '#server/kit/db/orm.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { prepared, preparedSql } from '#server/kit/db/prepared.ts'
import { gatewayOrders, gatewayPayments } from './tables.ts'

const isOpen = and(isNotNull(gatewayPayments.problem), isNull(gatewayPayments.resolvedAt))

const openProblems = prepared((db) =>
  db
    .select({
      id: gatewayPayments.id,
      paymentId: gatewayPayments.paymentId,
      receivedPaise: gatewayPayments.receivedPaise,
      refundedPaise: gatewayPayments.refundedPaise,
      receivedAt: gatewayPayments.receivedAt,
      problem: gatewayPayments.problem,
      personId: people.id,
      firstName: people.firstName,
      lastName: people.lastName,
    })
    .from(gatewayPayments)
    .innerJoin(gatewayOrders, eq(gatewayOrders.id, gatewayPayments.orderId))
    .innerJoin(people, eq(people.id, gatewayOrders.personId))
    .where(isOpen)
    .orderBy(asc(gatewayPayments.receivedAt), asc(gatewayPayments.id))
    .limit(sql.placeholder('limit'))
    .prepare('gateway_problems'),
)

/** Oldest first. */
export const unresolvedProblems = (db: Db, limit: number) => openProblems(db).execute({ limit })

export type Mismatch = {
  id: string
  paymentId: number
  receivedPaise: number
  refundedPaise: number
  /** Online refunds that staff recorded. */
  recordedPaise: number
  isRejected: boolean
  receivedAt: Date
  personId: number
  firstName: string
  lastName: string
}

/** Starts from refunds and rejections, which are few, so that it doesn't read every payment. */
const findMismatches = preparedSql(
  'gateway_mismatches',
  `with concerned as (
     select payment_id from gateway_payments where refunded_paise > 0
     union select payment_id from refunds where method = 'online'
     union select id from payments where method = 'online' and state = 'rejected')
   select gateway.id, gateway.payment_id::float8 as "paymentId", gateway.received_paise::float8 as "receivedPaise",
     returned.paise as "refundedPaise", recorded.paise as "recordedPaise",
     payments.state = 'rejected' as "isRejected", gateway.received_at as "receivedAt",
     people.id::float8 as "personId", first_name as "firstName", last_name as "lastName"
   from concerned
   join gateway_payments gateway using (payment_id)
   join payments on payments.id = gateway.payment_id
   join ${getTableName(people)} on people.id = payments.person_id,
   lateral (select coalesce(sum(amount_paise), 0)::float8 as paise from refunds
     where refunds.payment_id = payments.id and method = 'online') recorded,
   -- What had gone back before it was accepted was never booked.
   lateral (select (case when payments.state = 'rejected' then gateway.refunded_paise
     else greatest(0, gateway.refunded_paise - greatest(0, gateway.received_paise - payments.amount_paise)) end)::float8
     as paise) returned
   where gateway.problem is null and payments.state <> 'pending'
     and case when payments.state = 'rejected' then returned.paise < gateway.received_paise
       else returned.paise <> recorded.paise end
   order by gateway.received_at, gateway.id limit $1`,
)

/** Oldest first. */
export const mismatches = (db: Db, limit: number): Promise<Mismatch[]> => findMismatches(db)<Mismatch>([limit])

type Resolution = { resolution: string; resolvedAt: Date; resolvedBy: number }

/** Null unless the problem is open. */
export async function setResolved(db: Db, id: string, resolution: Resolution) {
  const { paymentId, problem, orderId } = gatewayPayments
  const [row] = await db
    .update(gatewayPayments)
    .set(resolution)
    .where(and(eq(gatewayPayments.id, id), isOpen))
    .returning({ paymentId, problem, orderId })
  if (!row) return null
  const [order] = await db
    .select({ personId: gatewayOrders.personId })
    .from(gatewayOrders)
    .where(eq(gatewayOrders.id, row.orderId))
  return { ...row, personId: order!.personId }
}
