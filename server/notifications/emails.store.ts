import { and, count, desc, eq, ilike, inArray, like, lt, type SQL, sql } from '#server/kit/db/orm.ts'
import type { Attachment, Email, EmailState } from '#contract/notifications/emails.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import type { Db } from '#server/kit/db/db.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { isAddressPart, isNewestFound, isPartOfAddress, likePattern, textOf } from '#server/kit/db/search-pattern.ts'
import { emails, type EmailRow } from './tables.ts'
import { farewellSubject } from './texts.ts'

export const toEmail = (row: EmailRow): Email => ({
  emailId: row.id,
  to: row.toAddress,
  subject: row.subject,
  state: row.state,
  problem: row.error,
  createdAt: row.createdAt.toISOString(),
})

type NewEmail = {
  to: string
  subject: string
  text: string
  html?: string | null
  encryptedText?: string | null
  encryptedUnsubscribeUrl?: string | null
  attachments?: Attachment[]
  dedupeKey?: string
}

/** Returns null if there is an email with the same key already. */
export async function insertEmail(db: Db, { to, ...email }: NewEmail): Promise<number | null> {
  const [row = null] = await db
    .insert(emails)
    .values({ toAddress: to, ...email })
    .onConflictDoNothing()
    .returning({ id: emails.id })
  return row && row.id
}

/** Returns the ids by address, without those whose key exists already. */
export async function insertEmails(db: Db, drafts: NewEmail[]): Promise<Map<string, number>> {
  if (drafts.length === 0) return new Map()
  const rows = await db
    .insert(emails)
    .values(drafts.map(({ to, ...email }) => ({ toAddress: to, ...email })))
    .onConflictDoNothing()
    .returning({ id: emails.id, to: emails.toAddress })
  return new Map(rows.map(({ id, to }) => [to, id]))
}

/** Every attempt to send it uses the message id of the first. Returns null if it was sent already. */
export async function startSending(db: Db, id: number, messageId: string): Promise<EmailRow | null> {
  const [row = null] = await db
    .update(emails)
    .set({ messageId: sql`coalesce(${emails.messageId}, ${messageId})` })
    .where(isQueued(id))
    .returning()
  return row
}

const isQueued = (id: number) => and(eq(emails.id, id), eq(emails.state, 'queued'))

/** Returns null if it was sent already. */
export async function queuedEmail(db: Db, id: number): Promise<EmailRow | null> {
  const [row = null] = await db.select().from(emails).where(isQueued(id))
  return row
}

/** What waits for the server, or for another attempt. */
export async function queuedEmailIds(db: Db): Promise<number[]> {
  const rows = await db.select({ id: emails.id }).from(emails).where(eq(emails.state, 'queued')).orderBy(emails.id)
  return rows.map(({ id }) => id)
}

/** Once it is no longer queued, its secret links are gone, and so is the second copy of its text. */
export async function setEmailState(db: Db, id: number, state: EmailState, error: string | null): Promise<void> {
  const sentAt = state === 'sent' ? sql`now()` : null
  await db
    .update(emails)
    .set({ state, error, sentAt, encryptedText: null, encryptedUnsubscribeUrl: null, html: null })
    .where(isQueued(id))
}

export async function emailsPage(
  db: Db,
  { after, size, search }: PageQuery & { search?: string | undefined },
  isVisible: SQL,
): Promise<Page<Email>> {
  const before = cursorId(after)
  const where = before === null ? undefined : lt(emails.id, before)
  const limit = size + 1
  const rows = await db
    .select()
    .from(emails)
    .where(search ? isFound(search, { where, isVisible, limit }) : and(where, isVisible))
    .orderBy(desc(emails.id))
    .limit(limit)
  return toPage(rows, size, toEmail)
}

type Part = { where: SQL | undefined; isVisible: SQL; limit: number }

/** Only of what matches it is asked whether it is visible. */
const isFound = (search: string, { isVisible, ...part }: Part) =>
  isNewestFound({
    table: emails,
    id: emails.id,
    ...part,
    matches: and(matches(search), isVisible),
    places: placesOf(search).map((place) => and(place, isVisible)),
  })

const matches = (search: string) => ilike(textOf(emails.toAddress, emails.subject), likePattern(search))

/** An address is looked up as one. Few subjects contain any. */
const placesOf = (search: string) =>
  isAddressPart(search)
    ? [isPartOfAddress(sql`lower(${emails.toAddress})`, search), and(like(emails.subject, sql`'%@%'`), matches(search))]
    : [matches(search)]

export async function emailById(db: Db, id: number, isVisible?: SQL): Promise<EmailRow | null> {
  const [row = null] = await db
    .select()
    .from(emails)
    .where(and(eq(emails.id, id), isVisible))
  return row
}

/** With an address that we forget. One that is being sent can't be taken back; its row goes all the same. */
export async function deleteEmails(db: Db, dedupeKeys: string[]): Promise<void> {
  if (dedupeKeys.length > 0) await db.delete(emails).where(inArray(emails.dedupeKey, dedupeKeys))
}

/** The last email to somebody whose account is deleted. */
export async function deleteFarewells(db: Db, before: Date): Promise<void> {
  await db.delete(emails).where(and(eq(emails.subject, farewellSubject), lt(emails.createdAt, before)))
}

/** Limits the cost, however many emails there are. */
const recent = 1_000

/** How many of the latest emails are in which state. */
export async function recentEmails(db: Db): Promise<[state: string, emails: number][]> {
  const latest = db.select({ state: emails.state }).from(emails).orderBy(desc(emails.id)).limit(recent).as('latest')
  const rows = await db.select({ state: latest.state, emails: count() }).from(latest).groupBy(latest.state)
  return rows.map(({ state, emails }) => [state, emails])
}
