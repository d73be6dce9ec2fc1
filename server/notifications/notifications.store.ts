import { and, count, desc, eq, isNull, lt, type SQL, sql } from '#server/kit/db/orm.ts'
import type { Notification } from '#contract/notifications/notifications.ts'
import { maxCounted } from '#contract/kit/counting.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import type { Db } from '#server/kit/db/db.ts'
import { idUpperBound, toPage } from '#server/kit/http/paging.ts'
import { prepared, preparedSql } from '#server/kit/db/prepared.ts'
import type { NewNotification, Wording } from './kinds.ts'
import { notifications, type NotificationRow } from './tables.ts'

const toNotification =
  (wording: Wording) =>
  (row: NotificationRow): Notification => ({
    notificationId: row.id,
    ...wording(row),
    link: row.link,
    createdAt: row.createdAt.toISOString(),
    isRead: row.readAt !== null,
  })

type NewRow = Pick<NewNotification, 'kind' | 'data' | 'link'> & { personId: number }

/** For a statement that also stores the event: its parameter, such as $7, for the value of `notificationValue`. */
export const notificationInsert = (parameter: string) =>
  `insert into notifications (person_id, kind, data, link)
   select "personId", kind, data, link
   from jsonb_to_recordset(${parameter}::jsonb) as row ("personId" bigint, kind text, data jsonb, link text)`

export const notificationValue = (rows: NewRow[]): string =>
  JSON.stringify(rows.map(({ personId, kind, data, link }) => ({ personId, kind, data, link })))

const insertion = preparedSql('insert_notifications', notificationInsert('$1'))

export async function insertNotifications(db: Db, rows: NewRow[]): Promise<void> {
  if (rows.length > 0) await insertion(db)([notificationValue(rows)])
}

type Filter = PageQuery & { state: 'all' | 'unread' }

const own = eq(notifications.personId, sql.placeholder('personId'))
const isUnread = isNull(notifications.readAt)

const pageOf = (name: string, ...which: SQL[]) =>
  prepared((db) => {
    const some = db
      .select({ id: notifications.id })
      .from(notifications)
      .where(and(own, isUnread))
      .limit(maxCounted + 1)
      .as('some')
    const all = db
      .select({ unread: count().as('unread') })
      .from(some)
      .as('all_unread')
    const page = db
      .select()
      .from(notifications)
      .where(and(own, ...which, lt(notifications.id, sql.placeholder('before'))))
      .orderBy(desc(notifications.id))
      .limit(sql.placeholder('limit'))
      .as('page')
    // One row without a notification if the page is empty.
    return db
      .select()
      .from(all)
      .leftJoin(page, sql`true`)
      .orderBy(desc(page.id))
      .prepare(name)
  })
const pages = { all: pageOf('notifications_page'), unread: pageOf('notifications_unread_page', isUnread) }

/** A page of my notifications, and how many are unread in all. */
export async function notificationsOf(
  db: Db,
  personId: number,
  { after, size, state }: Filter,
  wording: Wording,
): Promise<Page<Notification> & { unread: number }> {
  const rows = await pages[state](db).execute({ personId, before: idUpperBound(after), limit: size + 1 })
  const found = rows.flatMap(({ page }) => page ?? [])
  return { ...toPage(found, size, toNotification(wording)), unread: rows[0]!.all_unread.unread }
}

/** What the bell shows, without the notifications. */
export async function newestAndUnread(db: Db, personId: number): Promise<{ newest: number; unread: number }> {
  const [row] = await pages.all(db).execute({ personId, before: idUpperBound(undefined), limit: 1 })
  return { newest: row!.page?.id ?? 0, unread: row!.all_unread.unread }
}

/** Returns false if the person has no such notification. Marking it again changes nothing. */
export async function markRead(db: Db, personId: number, notificationId: number): Promise<boolean> {
  const mine = and(eq(notifications.personId, personId), eq(notifications.id, notificationId))
  const marked = await db
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(mine, isNull(notifications.readAt)))
  return (
    marked.rowCount === 1 || (await db.select({ id: notifications.id }).from(notifications).where(mine)).length === 1
  )
}

export async function markAllRead(db: Db, personId: number): Promise<null> {
  await db
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(eq(notifications.personId, personId), isNull(notifications.readAt)))
  return null
}
