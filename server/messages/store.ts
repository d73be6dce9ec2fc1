import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import type { ListedMessage, listMessages, StaffMessage } from '#contract/messages/messages.ts'
import { fullName } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, desc, eq, ilike, inArray, lt, lte, or, sql } from '#server/kit/db/orm.ts'
import { isNewestFound, likePattern } from '#server/kit/db/search-pattern.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { emails } from '#server/notifications/tables.ts'
import { type MessageRow, messages } from './tables.ts'

const { id, subject, state } = messages

const iso = (moment: Date | null) => moment && moment.toISOString()

type Shown = { message: MessageRow; author: { firstName: string; lastName: string } }

const toListed = ({ message, author }: Shown): ListedMessage => ({
  ...message,
  messageId: message.id,
  author: { userId: message.authorId, name: fullName(author) },
  scheduledFor: iso(message.scheduledFor),
  startedAt: iso(message.startedAt),
  finishedAt: iso(message.finishedAt),
  updatedAt: message.updatedAt.toISOString(),
})

const select = (db: Db) =>
  db
    .select({ message: messages, author: { firstName: people.firstName, lastName: people.lastName } })
    .from(messages)
    .innerJoin(people, eq(people.id, messages.authorId))
    .$dynamic()

type Query = QueryOf<typeof listMessages>

export async function messagesPage(db: Db, query: Query): Promise<Page<ListedMessage>> {
  const after = cursorId(query.after)
  const where = and(query.state && eq(state, query.state), after === null ? undefined : lt(id, after))
  const limit = query.size + 1
  const matches = query.search ? ilike(subject, likePattern(query.search)) : undefined
  const rows = await select(db)
    .where(matches ? isNewestFound({ table: messages, id, where, limit, matches, places: [matches] }) : where)
    .orderBy(desc(id))
    .limit(limit)
  return toPage(
    rows.map((row) => ({ ...row, id: row.message.id })),
    query.size,
    toListed,
  )
}

export type DeliveryCounts = Pick<StaffMessage, 'read' | 'failedEmails'>

export async function countDeliveries(db: Db, messageId: number): Promise<DeliveryCounts> {
  const { rows } = await db.execute<DeliveryCounts>(sql`select
    (select count(*)::int from message_deliveries where message_id = ${messageId} and read_at is not null) as read,
    (select count(*)::int from ${emails} e join message_deliveries d on d.email_id = e.id
      where e.state = 'failed' and d.message_id = ${messageId}) as "failedEmails"`)
  return rows[0]!
}

export async function messageById(
  db: Db,
  messageId: number,
  counted: typeof countDeliveries = countDeliveries,
): Promise<StaffMessage | null> {
  const [row] = await select(db).where(eq(id, messageId))
  if (!row) return null
  const { body, segment, byEmail, version } = row.message
  return { ...toListed(row), body, segment, byEmail, version, ...(await counted(db, messageId)) }
}

export async function lockMessage(db: Db, messageId: number): Promise<MessageRow | null> {
  const [row = null] = await db.select().from(messages).where(eq(id, messageId)).for('update')
  return row
}

/** Returns null if another instance is working on it. */
export async function lockFreeMessage(db: Db, messageId: number): Promise<MessageRow | null> {
  const [row = null] = await db.select().from(messages).where(eq(id, messageId)).for('update', { skipLocked: true })
  return row
}

export async function insertMessage(db: Db, message: typeof messages.$inferInsert): Promise<number> {
  const [row] = await db.insert(messages).values(message).returning({ id })
  return row!.id
}

export async function updateMessage(db: Db, messageId: number, change: Partial<MessageRow>): Promise<void> {
  await db.update(messages).set(change).where(eq(id, messageId))
}

export async function deleteDraft(db: Db, messageId: number): Promise<void> {
  await db.delete(messages).where(eq(id, messageId))
}

/** Messages whose time has come, and those being sent whose next batch is overdue, because an instance died. */
export async function dueMessages(db: Db, overdue: Date): Promise<number[]> {
  const rows = await db
    .select({ id })
    .from(messages)
    .where(
      and(
        inArray(state, ['scheduled', 'sending']),
        lte(messages.scheduledFor, overdue),
        or(eq(state, 'scheduled'), lte(messages.nextBatchAt, overdue)),
      ),
    )
  return rows.map(({ id }) => id)
}
