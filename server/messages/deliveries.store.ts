import type { QueryOf, ReplyOf } from '#contract/kit/endpoint.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import { fillLine, type MergeValues } from '#contract/messages/merge-fields.ts'
import type { MessageDelivery, listMessageDeliveries, listMessagesOf } from '#contract/messages/messages.ts'
import type { MyMessage } from '#contract/messages/my-messages.ts'
import type { Segment } from '#contract/messages/segments.ts'
import { fullName, hasNameOrEmail } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, ne, type SQL, sql } from '#server/kit/db/orm.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { wordsOf } from '#server/kit/db/search-pattern.ts'
import { emails, notifications, emailPreferences } from '#server/notifications/tables.ts'
import { messageLink } from './links.ts'
import { isInSegment } from './segments.store.ts'
import { messageDeliveries, type MessageRow, messages } from './tables.ts'

const { messageId, personId, state, deliveredAt, readAt, emailId, mergeValues } = messageDeliveries

/** Returns how many there are. */
export async function insertRecipients(db: Db, id: number, segment: Segment, now: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`insert into message_deliveries (message_id, person_id)
    select ${id}, people.id from ${people} where ${isInSegment(segment, now, 'all')}`)
  return rowCount ?? 0
}

export type Recipient = { personId: number; to: string; name: string; canReceive: boolean; allowsEmail: boolean }

/**
 * The next recipients. Their accounts are locked too, so that nobody is blocked or deleted meanwhile; accounts locked by
 * somebody else come with a later batch.
 */
export async function lockBatch(db: Db, id: number, size: number): Promise<Recipient[]> {
  const { rows } = await db.execute<Recipient>(sql`
    select d.person_id::float8 as "personId", p.email as "to", p.first_name as name,
      (p.blocked_at is null and p.deleted_at is null) as "canReceive",
      coalesce((select messages from ${emailPreferences} where person_id = p.id), true) as "allowsEmail"
    from message_deliveries d join ${people} p on p.id = d.person_id
    where d.message_id = ${id} and d.state = 'waiting'
    order by d.person_id limit ${size}
    for no key update of d skip locked for share of p skip locked`)
  return rows
}

export async function hasWaiting(db: Db, id: number): Promise<boolean> {
  const rows = await db
    .select({ personId })
    .from(messageDeliveries)
    .where(and(eq(messageId, id), eq(state, 'waiting')))
    .limit(1)
  return rows.length > 0
}

type Delivered = {
  batch: Recipient[]
  emailIds: Map<string, number>
  /** What the fields said to a recipient; null if the message has none. */
  said: ((personId: number) => MergeValues) | null
  now: Date
}

export async function markDelivered(db: Db, { id, byEmail }: MessageRow, { batch, emailIds, said, now }: Delivered) {
  const rows = batch.map(({ personId, to, canReceive, allowsEmail }) => {
    const email = !byEmail || !canReceive ? 'none' : allowsEmail ? 'queued' : 'not allowed'
    const values = canReceive && said ? said(personId) : null
    const state = canReceive ? 'notified' : 'skipped'
    return { person: personId, state, email, emailId: emailIds.get(to) ?? null, values }
  })
  await db.execute(sql`update message_deliveries d
    set state = b.state, email = b.email, email_id = b."emailId",
      delivered_at = case when b.state = 'notified' then ${now.toISOString()}::timestamptz end,
      merge_values = b."values"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as b(person bigint, state text, email text, "emailId" bigint, "values" jsonb)
    where d.message_id = ${id} and d.person_id = b.person`)
}

/** What became of the email: its own state as long as it is stored. */
const emailState = sql<MessageDelivery['emailState']>`coalesce(${emails.state}, ${messageDeliveries.email})`

const filters: Record<NonNullable<QueryOf<typeof listMessageDeliveries>['state']>, SQL | undefined> = {
  read: isNotNull(readAt),
  unread: and(isNull(readAt), eq(state, 'notified')),
  emailed: sql`${messageDeliveries.email} not in ('none', 'not allowed')`,
  'not emailed': and(sql`${messageDeliveries.email} in ('none', 'not allowed')`, eq(state, 'notified')),
  'not sent': ne(state, 'notified'),
}

export async function deliveriesPage(
  db: Db,
  id: number,
  query: QueryOf<typeof listMessageDeliveries>,
): Promise<Page<MessageDelivery>> {
  const after = cursorId(query.after)
  const rows = await db
    .select({
      id: personId,
      firstName: people.firstName,
      lastName: people.lastName,
      email: people.email,
      state,
      deliveredAt,
      emailState,
      readAt,
      values: mergeValues,
    })
    .from(messageDeliveries)
    .innerJoin(people, eq(people.id, personId))
    .leftJoin(emails, eq(emails.id, emailId))
    .where(
      and(
        eq(messageId, id),
        query.state && filters[query.state],
        after === null ? undefined : gt(personId, after),
        ...wordsOf(query.search).map(hasNameOrEmail),
      ),
    )
    .orderBy(asc(personId))
    .limit(query.size + 1)
  return toPage(rows, query.size, ({ id, firstName, lastName, deliveredAt, readAt, ...row }) => ({
    ...row,
    userId: id,
    name: fullName({ firstName, lastName }),
    deliveredAt: deliveredAt && deliveredAt.toISOString(),
    readAt: readAt && readAt.toISOString(),
  }))
}

/** A subject without fields stays as it is, also one that was sent before there were any. */
const asSent = (subject: string, values: MergeValues | null) => (values ? fillLine(subject, values) : subject)

/** What a person was sent, newest first. */
export async function messagesOf(
  db: Db,
  person: number,
  { after, size }: PageQuery,
): Promise<ReplyOf<typeof listMessagesOf>> {
  const before = cursorId(after)
  const rows = await db
    .select({ id: messageId, subject: messages.subject, values: mergeValues, deliveredAt, emailState, readAt })
    .from(messageDeliveries)
    .innerJoin(messages, eq(messages.id, messageId))
    .leftJoin(emails, eq(emails.id, emailId))
    .where(and(eq(personId, person), eq(state, 'notified'), before === null ? undefined : lt(messageId, before)))
    .orderBy(desc(messageId))
    .limit(size + 1)
  return toPage(rows, size, ({ id, subject, values, deliveredAt, readAt, ...row }) => ({
    ...row,
    messageId: id,
    subject: asSent(subject, values),
    deliveredAt: deliveredAt && deliveredAt.toISOString(),
    readAt: readAt && readAt.toISOString(),
  }))
}

/** Null for anybody who didn't get it. */
export async function myMessage(db: Db, person: number, id: number): Promise<MyMessage | null> {
  const [row] = await db
    .select({ subject: messages.subject, body: messages.body, values: mergeValues, deliveredAt, readAt })
    .from(messageDeliveries)
    .innerJoin(messages, eq(messages.id, messageId))
    .where(and(eq(messageId, id), eq(personId, person), eq(state, 'notified')))
  if (!row) return null
  const { subject, body, values } = row
  return {
    messageId: id,
    subject: asSent(subject, values),
    body,
    values,
    sentAt: row.deliveredAt!.toISOString(),
    readAt: row.readAt && row.readAt.toISOString(),
  }
}

/** Keeps the first time. */
export async function markMessageRead(db: Db, person: number, id: number, now: Date): Promise<void> {
  await db
    .update(messageDeliveries)
    .set({ readAt: now })
    .where(and(eq(messageId, id), eq(personId, person), eq(state, 'notified'), isNull(readAt)))
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(eq(notifications.personId, person), eq(notifications.link, messageLink(id)), isNull(notifications.readAt)),
    )
}

/**
 * The text of an announcement is stored once per recipient in the outbox, so it doesn't stay there for ever. Returns how
 * many were deleted, at most the limit. What became of them stays in the log.
 */
export async function deleteOldEmails(db: Db, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with old as (
      select e.id, e.state from message_deliveries d join ${emails} e on e.id = d.email_id
      where d.email_id is not null and e.created_at < ${before.toISOString()}::timestamptz and e.state <> 'queued'
      order by d.email_id limit ${limit}
    ), kept as (
      update message_deliveries d set email = old.state, email_id = null from old where d.email_id = old.id
    )
    delete from ${emails} using old where emails.id = old.id`)
  return rowCount ?? 0
}
