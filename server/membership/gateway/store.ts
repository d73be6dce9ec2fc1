import { and, asc, eq, gt, inArray, isNull, lt, max, lte, sql } from '#server/kit/db/orm.ts'
import type { Db } from '#server/kit/db/db.ts'
import { payments, type PaymentRow } from '../tables.ts'
import { gatewayEvents, type GatewayOrderRow, gatewayOrders, gatewayPayments } from './tables.ts'

export type OrderParts = Pick<GatewayOrderRow, 'amountPaise' | 'creditPaise' | 'couponId' | 'couponPaise'>

type NewOrder = OrderParts & { personId: number; gatewayOrderId: string; createdAt: Date; askAt: Date }

export async function insertOrder(db: Db, order: NewOrder): Promise<void> {
  await db.insert(gatewayOrders).values(order)
}

/** The gateway's ID of an order for the same parts which nobody has paid. */
export async function openOrder(db: Db, personId: number, parts: OrderParts, after: Date): Promise<string | null> {
  const { amountPaise, creditPaise, couponId, couponPaise } = parts
  const [row] = await db
    .select({ id: gatewayOrders.gatewayOrderId })
    .from(gatewayOrders)
    .where(
      and(
        eq(gatewayOrders.personId, personId),
        eq(gatewayOrders.state, 'created'),
        isNull(gatewayOrders.returnedAt),
        gt(gatewayOrders.createdAt, after),
        eq(gatewayOrders.amountPaise, amountPaise),
        eq(gatewayOrders.creditPaise, creditPaise),
        eq(gatewayOrders.couponPaise, couponPaise),
        couponId === null ? isNull(gatewayOrders.couponId) : eq(gatewayOrders.couponId, couponId),
      ),
    )
    .limit(1)
  return row?.id ?? null
}

export async function orderByGatewayId(db: Db, gatewayOrderId: string): Promise<GatewayOrderRow | null> {
  const [row = null] = await db.select().from(gatewayOrders).where(eq(gatewayOrders.gatewayOrderId, gatewayOrderId))
  return row
}

export async function orderOfPayment(db: Db, paymentId: number): Promise<string | null> {
  const [row] = await db
    .select({ id: gatewayOrders.gatewayOrderId })
    .from(gatewayPayments)
    .innerJoin(gatewayOrders, eq(gatewayOrders.id, gatewayPayments.orderId))
    .where(eq(gatewayPayments.paymentId, paymentId))
    .limit(1)
  return row?.id ?? null
}

export async function lockOrder(db: Db, id: number): Promise<void> {
  await db.select({ id: gatewayOrders.id }).from(gatewayOrders).where(eq(gatewayOrders.id, id)).for('update')
}

type Change = Partial<Pick<GatewayOrderRow, 'state' | 'askedAt' | 'askAt'>>

export async function setOrder(db: Db, id: number, change: Change): Promise<void> {
  await db.update(gatewayOrders).set(change).where(eq(gatewayOrders.id, id))
}

/** Unless a payment has arrived in the meantime. */
export async function setAsked(db: Db, id: number, change: Change): Promise<void> {
  await db
    .update(gatewayOrders)
    .set(change)
    .where(and(eq(gatewayOrders.id, id), eq(gatewayOrders.state, 'created')))
}

export async function setReturned(db: Db, id: number, now: Date): Promise<void> {
  await db
    .update(gatewayOrders)
    .set({ returnedAt: now })
    .where(and(eq(gatewayOrders.id, id), isNull(gatewayOrders.returnedAt)))
}

export const dueOrders = (db: Db, now: Date, limit: number): Promise<GatewayOrderRow[]> =>
  db.select().from(gatewayOrders).where(lte(gatewayOrders.askAt, now)).orderBy(asc(gatewayOrders.askAt)).limit(limit)

/** Null if the gateway's payment isn't stored yet. */
export async function updateRefunded(db: Db, id: string, refundedPaise: number) {
  const [row = null] = await db
    .update(gatewayPayments)
    .set({ refundedPaise })
    .where(eq(gatewayPayments.id, id))
    .returning({ paymentId: gatewayPayments.paymentId })
  return row
}

export async function insertGatewayPayment(db: Db, payment: typeof gatewayPayments.$inferInsert): Promise<void> {
  await db.insert(gatewayPayments).values(payment)
}

export async function isOrderPaid(db: Db, orderId: number): Promise<boolean> {
  const rows = await db
    .select({ id: gatewayPayments.id })
    .from(gatewayPayments)
    .where(eq(gatewayPayments.orderId, orderId))
    .limit(1)
  return rows.length > 0
}

export async function setOnline(db: Db, paymentId: number): Promise<PaymentRow> {
  const [row] = await db.update(payments).set({ method: 'online' }).where(eq(payments.id, paymentId)).returning()
  return row!
}

type NewEvent = typeof gatewayEvents.$inferInsert

/** Returns false if it was received before. */
export async function insertEvent(db: Db, event: NewEvent): Promise<boolean> {
  return (await db.insert(gatewayEvents).values(event).onConflictDoNothing()).rowCount === 1
}

export async function lastEventAt(db: Db): Promise<Date | null> {
  const [row] = await db.select({ at: max(gatewayEvents.receivedAt) }).from(gatewayEvents)
  return row?.at ?? null
}

export async function deleteEventsBefore(db: Db, time: Date): Promise<void> {
  await db.delete(gatewayEvents).where(lt(gatewayEvents.receivedAt, time))
}

export type Online = { gatewayPaymentId: string; note: string | null }

/** What the gateway says about these payments. */
export async function onlineOf(
  db: Db,
  listed: Pick<PaymentRow, 'id' | 'method'>[],
): Promise<Map<number | null, Online>> {
  const ids = listed.filter(({ method }) => method === 'online').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const { id, paymentId, note } = gatewayPayments
  const rows = await db
    .select({ paymentId, gatewayPaymentId: id, note })
    .from(gatewayPayments)
    .where(and(inArray(paymentId, ids), sql`${gatewayPayments.problem} is null`))
  return new Map(rows.map(({ paymentId, ...online }) => [paymentId, online]))
}

export const isOfGatewayPayment = (gatewayPaymentId: string) =>
  sql`${payments.id} = (select ${gatewayPayments.paymentId} from ${gatewayPayments}
    where ${gatewayPayments.id} = ${gatewayPaymentId})`
