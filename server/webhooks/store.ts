import { maxCounted } from '#contract/kit/counting.ts'
import type { Webhook } from '#contract/webhooks/webhooks.ts'
import type { WebhookEvent } from '#contract/webhooks/events.ts'
import { fullName, isAddressOfDeleted } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, count, eq, inArray, lte, ne, sql } from '#server/kit/db/orm.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { webhookDeliveries, type WebhookRow, webhooks } from './tables.ts'

// Written out: in a select of one table, drizzle leaves out the tables of columns.
const deliveriesIn = (state: 'pending' | 'failed') =>
  sql<number>`(select count(*)::int from (select from ${webhookDeliveries} d
    where d.webhook_id = ${webhooks}.id and d.state = ${sql.raw(`'${state}'`)} limit ${maxCounted + 1}) as found)`

const selectShown = (db: Db) =>
  db
    .select({ row: webhooks, pending: deliveriesIn('pending'), failed: deliveriesIn('failed') })
    .from(webhooks)
    .$dynamic()

type Shown = { row: WebhookRow; pending: number; failed: number }

const toWebhook = ({ row, pending, failed }: Shown): Webhook => ({
  webhookId: row.id,
  url: row.url,
  events: row.events,
  includesContact: row.includesContact,
  state: row.state,
  offReason: row.offReason,
  failingSince: row.failingSince && row.failingSince.toISOString(),
  notBefore: row.notBefore && row.notBefore.toISOString(),
  previousSecretUntil: row.previousUntil && row.previousUntil.toISOString(),
  createdAt: row.createdAt.toISOString(),
  pending,
  failed,
})

export async function allWebhooks(db: Db): Promise<Webhook[]> {
  return (await selectShown(db).orderBy(asc(webhooks.id))).map(toWebhook)
}

export async function shownWebhook(db: Db, id: number): Promise<Webhook | null> {
  const [shown] = await selectShown(db).where(eq(webhooks.id, id))
  return shown ? toWebhook(shown) : null
}

const subscribed = prepared((db) =>
  db
    .select()
    .from(webhooks)
    .where(and(sql`${webhooks.events} @> array[${sql.placeholder('event')}::text]`, ne(webhooks.state, 'off')))
    .orderBy(asc(webhooks.id))
    .prepare('subscribed_webhooks'),
)

export const subscribedTo = (db: Db, event: WebhookEvent): Promise<WebhookRow[]> => subscribed(db).execute({ event })

/** Until the transaction ends nobody else adds an endpoint, so that they can be counted. */
export async function lockNewWebhooks(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(7301959)`)
}

export async function countWebhooks(db: Db): Promise<number> {
  const [row] = await db.select({ webhooks: count() }).from(webhooks)
  return row!.webhooks
}

/** Returns null if another endpoint has the same address. */
export async function insertWebhook(db: Db, webhook: typeof webhooks.$inferInsert): Promise<number | null> {
  const [row = null] = await db.insert(webhooks).values(webhook).onConflictDoNothing().returning({ id: webhooks.id })
  return row && row.id
}

/** Events can still be announced to it meanwhile. */
export async function lockWebhook(db: Db, id: number): Promise<WebhookRow | null> {
  const [row = null] = await db.select().from(webhooks).where(eq(webhooks.id, id)).for('no key update')
  return row
}

export async function webhookById(db: Db, id: number): Promise<WebhookRow | null> {
  const [row = null] = await db.select().from(webhooks).where(eq(webhooks.id, id))
  return row
}

export async function updateWebhook(db: Db, id: number, changes: Partial<WebhookRow>): Promise<void> {
  await db.update(webhooks).set(changes).where(eq(webhooks.id, id))
}

export async function hasUrl(db: Db, url: string, exceptId: number): Promise<boolean> {
  const rows = await db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(eq(webhooks.url, url), ne(webhooks.id, exceptId)))
  return rows.length > 0
}

export async function removeWebhook(db: Db, id: number): Promise<void> {
  await db.delete(webhooks).where(eq(webhooks.id, id))
}

/** Secrets that no longer sign. */
export async function forgetPreviousSecrets(db: Db, now: Date): Promise<void> {
  await db.update(webhooks).set({ previousSecret: null, previousUntil: null }).where(lte(webhooks.previousUntil, now))
}

export type Contact = { name: string; email: string }

/** By person; without those whose account was deleted. */
export async function contactsOf(db: Db, personIds: number[]): Promise<Map<number, Contact>> {
  const rows = await db.select().from(people).where(inArray(people.id, personIds))
  return new Map(
    rows.flatMap((person): [number, Contact][] =>
      isAddressOfDeleted(person.email) ? [] : [[person.id, { name: fullName(person), email: person.email }]],
    ),
  )
}
