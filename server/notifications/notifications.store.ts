import { and, count, desc, eq, isNull, lt, type SQL, sql } from '#server/kit/db/orm.ts'
import type { Notice } from '#contract/notifications/notifications.ts'
import { maxCounted } from '#contract/kit/counting.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import type { Db } from '#server/kit/db/db.ts'
import { idUpperBound, toPage } from '#server/kit/http/paging.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { notices, type NoticeRow } from './tables.ts'

export const toNotice = (row: NoticeRow): Notice => ({
  noticeId: row.id,
  title: row.title,
  body: row.body,
  link: row.link,
  createdAt: row.createdAt.toISOString(),
  isRead: row.readAt !== null,
})

/** Tells a person something; in the transaction of what there is to tell. */
export async function notify(db: Db, personId: number, notice: { title: string; body?: string; link?: string }) {
  await db.insert(notices).values({ personId, ...notice })
}

type Wanted = PageQuery & { state: 'all' | 'unread' }

const own = eq(notices.personId, sql.placeholder('personId'))
const isUnread = isNull(notices.readAt)

const pageOf = (name: string, ...which: SQL[]) =>
  prepared((db) =>
    db
      .select()
      .from(notices)
      .where(and(own, ...which, lt(notices.id, sql.placeholder('before'))))
      .orderBy(desc(notices.id))
      .limit(sql.placeholder('most'))
      .prepare(name),
  )
const pages = { all: pageOf('notices_page'), unread: pageOf('notices_unread_page', isUnread) }

export async function noticesOf(db: Db, personId: number, { after, size, state }: Wanted): Promise<Page<Notice>> {
  const rows = await pages[state](db).execute({ personId, before: idUpperBound(after), most: size + 1 })
  return toPage(rows, size, toNotice)
}

const countUnread = prepared((db) => {
  const some = db
    .select({ id: notices.id })
    .from(notices)
    .where(and(own, isUnread))
    .limit(maxCounted + 1)
    .as('some')
  return db.select({ unread: count() }).from(some).prepare('notices_unread')
})

/** How many are unread, as far as they are counted. */
export async function unreadOf(db: Db, personId: number): Promise<number> {
  const [row] = await countUnread(db).execute({ personId })
  return row!.unread
}

/** Answers false when the person has no such notice. Reading it again changes nothing, and wakes nobody. */
export async function markRead(db: Db, personId: number, noticeId: number): Promise<boolean> {
  const mine = and(eq(notices.personId, personId), eq(notices.id, noticeId))
  const marked = await db
    .update(notices)
    .set({ readAt: sql`now()` })
    .where(and(mine, isNull(notices.readAt)))
  return marked.rowCount === 1 || (await db.select({ id: notices.id }).from(notices).where(mine)).length === 1
}

export async function markAllRead(db: Db, personId: number): Promise<null> {
  await db
    .update(notices)
    .set({ readAt: sql`now()` })
    .where(and(eq(notices.personId, personId), isNull(notices.readAt)))
  return null
}
