import { and, eq, inArray, isNull, or, sql } from '#server/kit/db/orm.ts'
import type { Notification } from '#contract/notifications/notifications.ts'
import { maxCounted } from '#contract/kit/counting.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import type {
  EmailPreference,
  EmailPreferences,
  saveEmailPreferences,
  Unsubscribable,
} from '#contract/notifications/preferences.ts'
import type { Db } from '#server/kit/db/db.ts'
import { idUpperBound, toPage } from '#server/kit/http/paging.ts'
import { preparedSql } from '#server/kit/db/prepared.ts'
import { jsonRead, rowsFromJson } from '#server/kit/db/reads.ts'
import { people } from '#server/identity/tables.ts'
import type { NewNotification, Wording } from './kinds.ts'
import { emailPreferences, type NotificationRow, notifications } from './tables.ts'

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

type Wanted = { personId: number; before: number; limit: number }
type Found = { unread: number; rows: NotificationRow[] }
const toRow = rowsFromJson(notifications)
const own = sql`${notifications.personId} = ${sql.placeholder('personId')}`
const isUnread = sql`${notifications.readAt} is null`

const pageRead = (name: string, which = sql`true`) =>
  jsonRead<{ unread: number; rows: Record<string, unknown>[] }, Found, Wanted>(
    name,
    ['personId', 'before', 'limit'],
    sql`select json_build_object(
      'unread', (select count(*) from (select from ${notifications} where ${own} and ${isUnread}
        limit ${sql.raw(String(maxCounted + 1))}) as unread),
      'rows', (select coalesce(json_agg(page order by page.id desc), '[]') from (select * from ${notifications}
        where ${own} and ${which} and ${notifications.id} < ${sql.placeholder('before')}
        order by ${notifications.id} desc limit ${sql.placeholder('limit')}) as page))`,
    ({ unread, rows }) => ({ unread, rows: rows.map(toRow) }),
  )
export const notificationsRead = pageRead('notifications')
const unreadRead = pageRead('unread_notifications', isUnread)

/** The first page of so many. */
export const firstNotifications = (size: number) => ({ before: idUpperBound(undefined), limit: size + 1 })

/** A page of my notifications, and how many are unread in all. */
export async function notificationsOf(
  db: Db,
  personId: number,
  { after, size, state }: Filter,
  wording: Wording,
): Promise<Page<Notification> & { unread: number }> {
  const read = state === 'all' ? notificationsRead : unreadRead
  const { unread, rows } = await read(db, { personId, before: idUpperBound(after), limit: size + 1 })
  return { ...toPage(rows, size, toNotification(wording)), unread }
}

/** What the bell shows, without the notifications. */
export async function newestAndUnread(db: Db, personId: number): Promise<{ newest: number; unread: number }> {
  const { unread, rows } = await notificationsRead(db, { personId, ...firstNotifications(0) })
  return { newest: rows[0]?.id ?? 0, unread }
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

/** Without those who turned off such emails or deleted their account. */
export async function recipientsOf(db: Db, personIds: number[], preference: EmailPreference | null) {
  const isWanted =
    preference === null ? undefined : or(isNull(emailPreferences.personId), eq(emailPreferences[preference], true))
  const rows = await db
    .select({ personId: people.id, to: people.email, name: people.firstName })
    .from(people)
    .leftJoin(emailPreferences, eq(emailPreferences.personId, people.id))
    .where(and(inArray(people.id, personIds), isNull(people.deletedAt), isWanted))
  return new Map(rows.map(({ personId, ...recipient }) => [personId, recipient]))
}

/** The default is all of them. */
export async function preferencesOf(db: Db, personId: number): Promise<EmailPreferences> {
  const { reviews, answers, reminders, messages, study } = emailPreferences
  const [chosen] = await db
    .select({ reviews, answers, reminders, messages, study })
    .from(emailPreferences)
    .where(eq(emailPreferences.personId, personId))
  return chosen ?? { reviews: true, answers: true, reminders: true, messages: true, study: true }
}

export async function savePreferences(
  db: Db,
  personId: number,
  chosen: BodyOf<typeof saveEmailPreferences>,
): Promise<EmailPreferences> {
  await db
    .insert(emailPreferences)
    .values({ personId, ...chosen })
    .onConflictDoUpdate({ target: emailPreferences.personId, set: chosen })
  return preferencesOf(db, personId)
}

/** The choice of an unsubscribe link; the others stay. Returns false for an account that is gone. */
export async function setPreference(
  db: Db,
  { personId, emails }: { personId: number; emails: Unsubscribable },
  isOn: boolean,
): Promise<boolean> {
  const column = sql.identifier(emails)
  const { rowCount } = await db.execute(sql`
    insert into email_preferences (person_id, ${column})
    select id, ${isOn} from ${people} where id = ${personId} and deleted_at is null
    on conflict (person_id) do update set ${column} = excluded.${column}`)
  return rowCount === 1
}
