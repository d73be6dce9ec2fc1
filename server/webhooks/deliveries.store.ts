import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import type { Delivery, DeliveryDetails, listDeliveries } from '#contract/webhooks/webhooks.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, count, desc, eq, gt, gte, inArray, lt, lte, ne, sql } from '#server/kit/db/orm.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import {
  type AttemptRow,
  type DeliveryRow,
  webhookAttempts,
  webhookDeliveries as deliveries,
  webhooks,
} from './tables.ts'

const { id, webhookId, state, dueAt, isSending, attempts, createdAt } = deliveries

type NewDelivery = typeof deliveries.$inferInsert

export const insertDeliveries = (db: Db, rows: NewDelivery[]) => db.insert(deliveries).values(rows).returning({ id })

const isPendingOf = (webhook: number) => and(eq(webhookId, webhook), eq(state, 'pending'))

/** How many requests are open to one endpoint at once, in all instances. */
const maxSending = 4

/** An attempt that has no result by then was interrupted, and is made again. Three times what an endpoint may take. */
const attemptMs = 30_000

/** Claims what is due; its endpoint must be locked. No other instance claims it until the attempt has a result. */
export async function claimDue(db: Db, webhook: number, now: Date): Promise<DeliveryRow[]> {
  const [sending] = await db
    .select({ count: count() })
    .from(deliveries)
    .where(and(isPendingOf(webhook), eq(isSending, true), gt(dueAt, now)))
  const free = maxSending - sending!.count
  if (free <= 0) return []
  const due = db
    .select({ id })
    .from(deliveries)
    .where(and(isPendingOf(webhook), lte(dueAt, now)))
    .orderBy(asc(dueAt), asc(id))
    .limit(free)
    .for('update', { skipLocked: true })
  return db
    .update(deliveries)
    .set({ isSending: true, attempts: sql`${attempts} + 1`, dueAt: new Date(now.getTime() + attemptMs) })
    .where(inArray(id, due))
    .returning()
}

type Result = Pick<DeliveryRow, 'state' | 'dueAt' | 'deliveredAt'>

/** Returns false if the attempt took so long that another one began, or the delivery has a result. */
export async function finishAttempt(db: Db, claimed: DeliveryRow, result: Result): Promise<boolean> {
  const finished = await db
    .update(deliveries)
    .set({ ...result, isSending: false })
    .where(and(eq(id, claimed.id), eq(attempts, claimed.attempts), eq(isSending, true)))
  return finished.rowCount === 1
}

export async function insertAttempt(db: Db, attempt: AttemptRow): Promise<void> {
  await db.insert(webhookAttempts).values(attempt)
}

/** The ones under way get their result themselves. */
export async function failWaiting(db: Db, webhook: number): Promise<void> {
  await db
    .update(deliveries)
    .set({ state: 'failed', dueAt: null })
    .where(and(isPendingOf(webhook), eq(isSending, false)))
}

/** Endpoints with something to send now. */
export async function endpointsWithDue(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(
        eq(webhooks.state, 'active'),
        sql`exists (select from ${deliveries} where ${webhookId} = ${webhooks.id} and ${state} = 'pending' and ${lte(dueAt, now)})`,
      ),
    )
  return rows.map((row) => row.id)
}

const toDelivery = (row: DeliveryRow): Delivery => ({
  deliveryId: row.id,
  messageId: row.messageId,
  type: row.type,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  attempts: row.attempts,
  dueAt: row.dueAt && row.dueAt.toISOString(),
  deliveredAt: row.deliveredAt && row.deliveredAt.toISOString(),
})

export async function deliveriesPage(
  db: Db,
  webhook: number,
  { after, size, ...filter }: QueryOf<typeof listDeliveries>,
): Promise<Page<Delivery>> {
  const before = cursorId(after)
  const rows = await db
    .select()
    .from(deliveries)
    .where(
      and(
        eq(webhookId, webhook),
        filter.state && eq(state, filter.state),
        filter.type && eq(deliveries.type, filter.type),
        before === null ? undefined : lt(id, before),
      ),
    )
    .orderBy(desc(id))
    .limit(size + 1)
  return toPage(rows, size, toDelivery)
}

export async function deliveryDetails(db: Db, deliveryId: number): Promise<DeliveryDetails | null> {
  const [row] = await db.select().from(deliveries).where(eq(id, deliveryId))
  if (!row) return null
  const log = await db
    .select()
    .from(webhookAttempts)
    .where(eq(webhookAttempts.deliveryId, deliveryId))
    .orderBy(desc(webhookAttempts.attempt))
    .limit(50)
  return {
    ...toDelivery(row),
    body: row.body,
    log: log.map(({ attempt, at, status, milliseconds, answer, problem }) => ({
      attempt,
      at: at.toISOString(),
      status,
      milliseconds,
      answer,
      problem,
    })),
  }
}

export async function webhookOfDelivery(db: Db, deliveryId: number): Promise<number | null> {
  const [row] = await db.select({ webhookId }).from(deliveries).where(eq(id, deliveryId))
  return row?.webhookId ?? null
}

const again = (now: Date) => ({
  state: 'pending' as const,
  dueAt: now,
  deliveredAt: null,
  attemptsBefore: sql`${attempts}`,
})

/** Returns false if it is waiting already. */
export async function sendAgain(db: Db, deliveryId: number, now: Date): Promise<boolean> {
  const changed = await db
    .update(deliveries)
    .set(again(now))
    .where(and(eq(id, deliveryId), ne(state, 'pending')))
  return changed.rowCount === 1
}

/** Returns how many. */
export async function sendFailedAgain(db: Db, webhook: number, since: Date, now: Date): Promise<number> {
  const changed = await db
    .update(deliveries)
    .set(again(now))
    .where(and(eq(webhookId, webhook), eq(state, 'failed'), gte(createdAt, since)))
  return changed.rowCount ?? 0
}

export async function deleteDeliveriesBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(deliveries).where(lt(createdAt, moment))
}
