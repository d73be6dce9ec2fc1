import { and, eq, isNull, or } from '#server/kit/db/orm.ts'
import type { EmailKind, EmailPreferences } from '#contract/notifications/preferences.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { emailPreferences } from './tables.ts'

/** Returns null for someone who turned off this kind of email or deleted their account. */
export async function recipientOf(db: Db, personId: number, kind: EmailKind) {
  const [recipient = null] = await db
    .select({ to: people.email, name: people.firstName })
    .from(people)
    .leftJoin(emailPreferences, eq(emailPreferences.personId, people.id))
    .where(
      and(
        eq(people.id, personId),
        isNull(people.deletedAt),
        or(isNull(emailPreferences.personId), eq(emailPreferences[kind], true)),
      ),
    )
  return recipient
}

/** The default is all of them. */
export async function preferencesOf(db: Db, personId: number): Promise<EmailPreferences> {
  const { reviews, answers, reminders } = emailPreferences
  const [chosen] = await db
    .select({ reviews, answers, reminders })
    .from(emailPreferences)
    .where(eq(emailPreferences.personId, personId))
  return chosen ?? { reviews: true, answers: true, reminders: true }
}

export async function savePreferences(db: Db, personId: number, chosen: EmailPreferences): Promise<EmailPreferences> {
  await db
    .insert(emailPreferences)
    .values({ personId, ...chosen })
    .onConflictDoUpdate({ target: emailPreferences.personId, set: chosen })
  return chosen
}
