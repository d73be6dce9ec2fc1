import { and, eq, isNull, or } from '#server/kit/db/orm.ts'
import type { MailKind, MailPreferences } from '#contract/notifications/preferences.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { mailPreferences } from './tables.ts'

/** The address of someone who wants mails of this kind; null for who declined them or is gone. */
export async function wantedAddress(db: Db, personId: number, kind: MailKind): Promise<string | null> {
  const [found] = await db
    .select({ email: people.email })
    .from(people)
    .leftJoin(mailPreferences, eq(mailPreferences.personId, people.id))
    .where(
      and(
        eq(people.id, personId),
        isNull(people.deletedAt),
        or(isNull(mailPreferences.personId), eq(mailPreferences[kind], true)),
      ),
    )
  return found?.email ?? null
}

/** Who never chose wants all of them. */
export async function preferencesOf(db: Db, personId: number): Promise<MailPreferences> {
  const { reviews, answers, reminders } = mailPreferences
  const [chosen] = await db
    .select({ reviews, answers, reminders })
    .from(mailPreferences)
    .where(eq(mailPreferences.personId, personId))
  return chosen ?? { reviews: true, answers: true, reminders: true }
}

export async function savePreferences(db: Db, personId: number, chosen: MailPreferences): Promise<MailPreferences> {
  await db
    .insert(mailPreferences)
    .values({ personId, ...chosen })
    .onConflictDoUpdate({ target: mailPreferences.personId, set: chosen })
  return chosen
}
