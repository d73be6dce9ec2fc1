import { maxGatewayProblems } from '#contract/membership/gateway.ts'
import { and, eq, isNotNull, isNull, getTableName } from '#server/kit/db/orm.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { preparedSql } from '#server/kit/db/prepared.ts'
import { gatewayOrders, gatewayPayments } from './tables.ts'

const isOpen = and(isNotNull(gatewayPayments.problem), isNull(gatewayPayments.resolvedAt))

type Problem = Pick<Mismatch, 'id' | 'receivedPaise' | 'refundedPaise' | 'receivedAt' | 'personId'> &
  Pick<Mismatch, 'firstName' | 'lastName'> & { paymentId: number | null; problem: string }

export type Mismatch = {
  id: string
  paymentId: number
  receivedPaise: number
  refundedPaise: number
  /** Online refunds that staff recorded. */
  recordedPaise: number
  isRejected: boolean
  receivedAt: string
  personId: number
  firstName: string
  lastName: string
}

/** As JSON, oldest first, and without parameters, so that its first plan is kept. Mismatches start from refunds and rejections, which are few, instead of reading every payment. */
const findProblems = preparedSql(
  'gateway_problems',
  `with stored as (
     select gateway.id, gateway.payment_id as "paymentId", gateway.received_paise as "receivedPaise",
       gateway.refunded_paise as "refundedPaise", gateway.received_at as "receivedAt", gateway.problem,
       people.id as "personId", first_name as "firstName", last_name as "lastName"
     from gateway_payments gateway join gateway_orders on gateway_orders.id = gateway.order_id
     join ${getTableName(people)} on people.id = gateway_orders.person_id
     where gateway.problem is not null and gateway.resolved_at is null
     order by gateway.received_at, gateway.id limit ${maxGatewayProblems}),
   concerned as (
     select payment_id from gateway_payments where refunded_paise > 0
     union select payment_id from refunds where method = 'online'
     union select id from payments where method = 'online' and state = 'rejected'),
   mismatches as (
     select gateway.id, gateway.payment_id as "paymentId", gateway.received_paise as "receivedPaise",
       returned.paise as "refundedPaise", recorded.paise as "recordedPaise",
       payments.state = 'rejected' as "isRejected", gateway.received_at as "receivedAt",
       people.id as "personId", first_name as "firstName", last_name as "lastName"
     from concerned
     join gateway_payments gateway using (payment_id)
     join payments on payments.id = gateway.payment_id
     join ${getTableName(people)} on people.id = payments.person_id,
     lateral (select coalesce(sum(amount_paise), 0)::bigint as paise from refunds
       where refunds.payment_id = payments.id and method = 'online') recorded,
     -- What had gone back before it was accepted was never booked.
     lateral (select case when payments.state = 'rejected' then gateway.refunded_paise
       else greatest(0, gateway.refunded_paise - greatest(0, gateway.received_paise - payments.amount_paise)) end
       as paise) returned
     where gateway.problem is null and payments.state <> 'pending'
       and case when payments.state = 'rejected' then returned.paise < gateway.received_paise
         else returned.paise <> recorded.paise end
     order by gateway.received_at, gateway.id limit ${maxGatewayProblems})
   select (select coalesce(json_agg(stored order by "receivedAt", id), '[]') from stored) as stored,
     (select coalesce(json_agg(mismatches order by "receivedAt", id), '[]') from mismatches) as mismatches`,
)

/** Stored problems that nobody has resolved, and mismatches, each oldest first. */
export async function openProblems(db: Db): Promise<{ stored: Problem[]; mismatches: Mismatch[] }> {
  const [row] = await findProblems(db)<{ stored: Problem[]; mismatches: Mismatch[] }>([])
  return row!
}

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
