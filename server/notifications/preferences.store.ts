import { and, eq, isNull, or } from '#server/kit/orm.ts'
import type { MailKind } from '#contract/notifications/preferences.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db.ts'
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
