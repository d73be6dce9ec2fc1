import { and, desc, eq, ilike, isNull, lt, or, sql } from '#server/kit/db/orm.ts'
import type { Attachment, Mail, MailState } from '#contract/notifications/emails.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import type { Db } from '#server/kit/db/db.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { likePattern } from '#server/kit/db/search-pattern.ts'
import { mails, type MailRow } from './tables.ts'

export const toMail = (row: MailRow): Mail => ({
  mailId: row.id,
  to: row.toAddress,
  subject: row.subject,
  state: row.state,
  problem: row.problem,
  createdAt: row.createdAt.toISOString(),
})

export type Letter = {
  to: string
  subject: string
  text: string
  attachments?: Attachment[]
  /** Names what it tells, where that could be asked for twice: it is written once. */
  cause?: string
}

/** Answers null where a mail of the same cause was written before. */
export async function insertMail(db: Db, { to, ...letter }: Letter): Promise<number | null> {
  const [row = null] = await db
    .insert(mails)
    .values({ toAddress: to, ...letter })
    .onConflictDoNothing()
    .returning({ id: mails.id })
  return row && row.id
}

/** Fixes the id under which it goes out, at whatever try. */
export async function nameMail(db: Db, id: number, messageId: string): Promise<void> {
  await db
    .update(mails)
    .set({ messageId })
    .where(and(eq(mails.id, id), isNull(mails.messageId)))
}

/** Holds a mail that still has to go out, or answers null: it went, or another instance is at it. */
export async function lockQueuedMail(db: Db, id: number): Promise<MailRow | null> {
  const [row = null] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.id, id), eq(mails.state, 'queued')))
    .for('update', { skipLocked: true })
  return row
}

export async function setMailState(db: Db, id: number, state: MailState, problem: string | null): Promise<void> {
  const sentAt = state === 'sent' ? sql`now()` : null
  await db.update(mails).set({ state, problem, sentAt }).where(eq(mails.id, id))
}

export async function mailsPage(
  db: Db,
  { after, size, search }: PageQuery & { search?: string | undefined },
): Promise<Page<Mail>> {
  const before = cursorId(after)
  const pattern = search ? likePattern(search) : null
  const rows = await db
    .select()
    .from(mails)
    .where(
      and(
        before === null ? undefined : lt(mails.id, before),
        pattern === null ? undefined : or(ilike(mails.toAddress, pattern), ilike(mails.subject, pattern)),
      ),
    )
    .orderBy(desc(mails.id))
    .limit(size + 1)
  return toPage(rows, size, toMail)
}

export async function mailById(db: Db, id: number): Promise<MailRow | null> {
  const [row = null] = await db.select().from(mails).where(eq(mails.id, id))
  return row
}
