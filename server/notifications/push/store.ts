import type { BodyOf } from '#contract/kit/endpoint.ts'
import type { PushChoices, PushPreference, PushSubscription, savePush } from '#contract/notifications/push.ts'
import { people, sessions } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, desc, eq, getTableColumns, gt, isNull, lt, ne, sql } from '#server/kit/db/orm.ts'
import type { NewNotification } from '../kinds.ts'
import { preferencesOf } from '../notifications.store.ts'
import { notifications, pushes, pushPreferences, pushSubscriptions } from '../tables.ts'
import { longestMs } from './rules.ts'

/** What the person chose; the rest follows their emails. */
export async function choicesOf(db: Db, personId: number): Promise<PushChoices> {
  const [chosen] = await db.select().from(pushPreferences).where(eq(pushPreferences.personId, personId))
  const emails = await preferencesOf(db, personId)
  const { quietFrom, quietTo } = chosen ?? { quietFrom: '21:00', quietTo: '07:00' }
  return {
    reviews: chosen?.reviews ?? emails.reviews,
    answers: chosen?.answers ?? emails.answers,
    sessions: chosen?.sessions ?? emails.reminders,
    access: chosen?.access ?? emails.reminders,
    study: chosen?.study ?? emails.study,
    work: chosen?.work ?? true,
    payments: chosen?.payments ?? true,
    // PostgreSQL writes 21:00 as 21:00:00.
    quietHours: quietFrom && quietTo ? { from: quietFrom.slice(0, 5), to: quietTo.slice(0, 5) } : null,
  }
}

/** What isn't given stays. */
export async function saveChoices(
  db: Db,
  personId: number,
  { quietHours, ...preferences }: BodyOf<typeof savePush>,
): Promise<void> {
  const quiet = quietHours !== undefined && { quietFrom: quietHours?.from ?? null, quietTo: quietHours?.to ?? null }
  const chosen = { personId, ...preferences, ...quiet }
  await db.insert(pushPreferences).values(chosen).onConflictDoUpdate({ target: pushPreferences.personId, set: chosen })
}

export async function isSubscribed(db: Db, sessionId: number): Promise<boolean> {
  const mine = eq(pushSubscriptions.sessionId, sessionId)
  return (await db.select({ id: pushSubscriptions.id }).from(pushSubscriptions).where(mine)).length === 1
}

/** A device has one; if somebody else was signed in on it, theirs ends. */
export const putSubscription = (db: Db, sessionId: number, { endpoint, keys }: PushSubscription): Promise<void> =>
  db.transaction(async (db) => {
    await db
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.endpoint, endpoint), ne(pushSubscriptions.sessionId, sessionId)))
    const subscription = { endpoint, ...keys }
    await db
      .insert(pushSubscriptions)
      .values({ sessionId, ...subscription })
      .onConflictDoUpdate({ target: pushSubscriptions.sessionId, set: subscription })
  })

export async function deleteSubscriptionOf(db: Db, sessionId: number): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId))
}

export async function deleteSubscription(db: Db, id: number): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
}

type NewPush = Pick<NewNotification, 'kind' | 'data' | 'link'> & {
  personId: number
  preference: PushPreference
  until: Date | null
}

/** One for each device of these people. Returns their ids. */
export async function insertPushes(db: Db, rows: NewPush[], now: Date): Promise<number[]> {
  const latest = new Date(now.getTime() + longestMs)
  const news = rows.map(({ until, ...row }) => ({ ...row, until: until && until < latest ? until : latest }))
  const { rows: inserted } = await db.execute<{ id: number }>(sql`
    insert into ${pushes} (subscription_id, preference, kind, data, link, created_at, until)
    select ${pushSubscriptions.id}, preference, kind, data, link, ${now.toISOString()}, until
    from jsonb_to_recordset(${JSON.stringify(news)}::jsonb) as news
      ("personId" bigint, preference text, kind text, data jsonb, link text, until timestamptz)
    join ${sessions} on ${sessions.personId} = "personId"
    join ${pushSubscriptions} on ${pushSubscriptions.sessionId} = ${sessions.id}
    returning id::int`)
  return inserted.map(({ id }) => id)
}

/** With its device. Null: it was sent, or nobody who may get it is signed in there any more. */
export async function waitingPush(db: Db, pushId: number) {
  const { endpoint, p256dh, auth } = pushSubscriptions
  const [row = null] = await db
    .select({ ...getTableColumns(pushes), personId: sessions.personId, endpoint, p256dh, auth })
    .from(pushes)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushes.subscriptionId))
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(and(eq(pushes.id, pushId), gt(sessions.expiresAt, sql`now()`), isNull(people.blockedAt)))
  return row
}
export type WaitingPush = NonNullable<Awaited<ReturnType<typeof waitingPush>>>

/** Whether the person has read the same notification in the app. */
export async function isRead(db: Db, { personId, kind, link }: WaitingPush): Promise<boolean> {
  const [row] = await db
    .select({ readAt: notifications.readAt })
    .from(notifications)
    .where(and(eq(notifications.personId, personId), eq(notifications.kind, kind), eq(notifications.link, link)))
    .orderBy(desc(notifications.id))
    .limit(1)
  return row !== undefined && row.readAt !== null
}

export async function deletePush(db: Db, id: number): Promise<void> {
  await db.delete(pushes).where(eq(pushes.id, id))
}

/** Whose job failed too often, or whose session expired. */
export async function deletePushesUntil(db: Db, now: Date): Promise<void> {
  await db.delete(pushes).where(lt(pushes.until, now))
}
