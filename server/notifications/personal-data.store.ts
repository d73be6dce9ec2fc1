import { asc, eq, sql } from '#server/kit/db/orm.ts'
import type { PersonalData } from '#server/identity/index.ts'
import { people, sessions } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Wording } from './kinds.ts'
import { choicesOf } from './push/store.ts'
import { emailPreferences, emails, notifications, pushPreferences, pushSubscriptions } from './tables.ts'

/** Emails refer to people only by address. */
const isToPerson = (db: Db, personId: number) => {
  const address = db.select({ email: people.email }).from(people).where(eq(people.id, personId))
  return eq(emails.toAddress, sql`(${address})`)
}

async function collect(db: Db, personId: number, wording: Wording) {
  const received = await db
    .select()
    .from(notifications)
    .where(eq(notifications.personId, personId))
    .orderBy(asc(notifications.id))
  const sent = await db.select().from(emails).where(isToPerson(db, personId)).orderBy(asc(emails.id))
  const [preferences] = await db.select().from(emailPreferences).where(eq(emailPreferences.personId, personId))
  const devices = await db
    .select({ device: sessions.device, since: pushSubscriptions.createdAt })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(eq(sessions.personId, personId))
  return {
    notifications: received.map((row) => ({
      ...wording(row),
      link: row.link,
      at: row.createdAt,
      readAt: row.readAt,
    })),
    emails: sent.map(({ subject, text, createdAt, sentAt }) => ({
      subject,
      text,
      writtenAt: createdAt,
      sentAt,
    })),
    emailPreferences: {
      reviews: preferences?.reviews ?? true,
      answers: preferences?.answers ?? true,
      reminders: preferences?.reminders ?? true,
      messages: preferences?.messages ?? true,
      study: preferences?.study ?? true,
    },
    pushedTo: devices,
    pushPreferences: await choicesOf(db, personId),
  }
}

async function erase(db: Db, personId: number): Promise<string[]> {
  await db.delete(notifications).where(eq(notifications.personId, personId))
  await db.delete(emails).where(isToPerson(db, personId))
  await db.delete(emailPreferences).where(eq(emailPreferences.personId, personId))
  await db.delete(pushPreferences).where(eq(pushPreferences.personId, personId))
  return []
}

export const notificationsData = (wording: Wording): PersonalData => ({
  name: 'notifications-and-emails',
  about: 'your notifications, the emails we sent you, what you chose to get, and on which devices',
  collect: (db, personId) => collect(db, personId, wording),
  erase,
  removes: ['your notifications and the emails we sent you'],
  retains: [
    {
      what: 'one last email that confirms the deletion, with your address',
      why: 'so that you know if it wasn’t you; we delete it after 30 days',
    },
  ],
  columns: {
    'notifications.person_id': 'removed',
    'emails.to_address': 'removed',
    'email_preferences.person_id': 'removed',
    'push_preferences.person_id': 'removed',
  },
})
