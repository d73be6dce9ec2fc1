import { asc, eq, sql } from '#server/kit/db/orm.ts'
import type { PersonalData } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { mailPreferences, mails, notices } from './tables.ts'

/** Mails know people by their address alone. */
const toThem = (db: Db, personId: number) => {
  const address = db.select({ email: people.email }).from(people).where(eq(people.id, personId))
  return eq(mails.toAddress, sql`(${address})`)
}

// Whoever finds the download should not be able to choose a new password with it.
const withoutTokens = (text: string) => text.replaceAll(/(\/reset-password#)\S+/g, '$1…')

async function tell(db: Db, personId: number) {
  const told = await db
    .select({
      title: notices.title,
      body: notices.body,
      link: notices.link,
      at: notices.createdAt,
      readAt: notices.readAt,
    })
    .from(notices)
    .where(eq(notices.personId, personId))
    .orderBy(asc(notices.id))
  const written = await db.select().from(mails).where(toThem(db, personId)).orderBy(asc(mails.id))
  const [wishes] = await db.select().from(mailPreferences).where(eq(mailPreferences.personId, personId))
  return {
    notices: told,
    mails: written.map(({ subject, text, createdAt, sentAt }) => ({
      subject,
      text: withoutTokens(text),
      writtenAt: createdAt,
      sentAt,
    })),
    mailsYouWant: {
      reviews: wishes?.reviews ?? true,
      answers: wishes?.answers ?? true,
      reminders: wishes?.reminders ?? true,
    },
  }
}

async function forget(db: Db, personId: number): Promise<string[]> {
  await db.delete(notices).where(eq(notices.personId, personId))
  await db.delete(mails).where(toThem(db, personId))
  await db.delete(mailPreferences).where(eq(mailPreferences.personId, personId))
  return []
}

export const notificationsData: PersonalData = {
  name: 'notices-and-mails',
  about: 'what we told you in the app and by mail, and which mails you want',
  tell,
  forget,
  removes: ['your notices, and the mails we wrote to you'],
  keeps: [
    {
      what: 'one last mail to your address, which confirms the deletion',
      why: 'so that you hear of it if it was not you; it is forgotten after 30 days',
    },
  ],
  fates: {
    'notices.person_id': 'removed',
    'mails.to_address': 'removed',
    'mail_preferences.person_id': 'removed',
  },
}
