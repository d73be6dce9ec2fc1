import { asc, eq, sql } from '#server/kit/db/orm.ts'
import type { PersonalData } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { emailPreferences, emails, notifications } from './tables.ts'

/** Emails know people by their address alone. */
const toThem = (db: Db, personId: number) => {
  const address = db.select({ email: people.email }).from(people).where(eq(people.id, personId))
  return eq(emails.toAddress, sql`(${address})`)
}

// Whoever finds the download should not be able to choose a new password with it.
const withoutTokens = (text: string) => text.replaceAll(/(\/reset-password#)\S+/g, '$1…')

async function collect(db: Db, personId: number) {
  const told = await db
    .select({
      title: notifications.title,
      body: notifications.body,
      link: notifications.link,
      at: notifications.createdAt,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .where(eq(notifications.personId, personId))
    .orderBy(asc(notifications.id))
  const written = await db.select().from(emails).where(toThem(db, personId)).orderBy(asc(emails.id))
  const [wishes] = await db.select().from(emailPreferences).where(eq(emailPreferences.personId, personId))
  return {
    notifications: told,
    emails: written.map(({ subject, text, createdAt, sentAt }) => ({
      subject,
      text: withoutTokens(text),
      writtenAt: createdAt,
      sentAt,
    })),
    emailsYouWant: {
      reviews: wishes?.reviews ?? true,
      answers: wishes?.answers ?? true,
      reminders: wishes?.reminders ?? true,
    },
  }
}

async function erase(db: Db, personId: number): Promise<string[]> {
  await db.delete(notifications).where(eq(notifications.personId, personId))
  await db.delete(emails).where(toThem(db, personId))
  await db.delete(emailPreferences).where(eq(emailPreferences.personId, personId))
  return []
}

export const notificationsData: PersonalData = {
  name: 'notifications-and-mails',
  about: 'what we told you in the app and by email, and which emails you want',
  collect,
  erase,
  removes: ['your notifications, and the emails we wrote to you'],
  retains: [
    {
      what: 'one last email to your address, which confirms the deletion',
      why: 'so that you hear of it if it was not you; it is forgotten after 30 days',
    },
  ],
  columns: {
    'notifications.person_id': 'removed',
    'emails.to_address': 'removed',
    'email_preferences.person_id': 'removed',
  },
}
