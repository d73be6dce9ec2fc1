import { and, eq, inArray, isNull, or, sql } from '#server/kit/db/orm.ts'
import type { EmailPreference, EmailPreferences } from '#contract/notifications/preferences.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { emailPreferences } from './tables.ts'

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
  const { reviews, answers, reminders, messages } = emailPreferences
  const [chosen] = await db
    .select({ reviews, answers, reminders, messages })
    .from(emailPreferences)
    .where(eq(emailPreferences.personId, personId))
  return chosen ?? { reviews: true, answers: true, reminders: true, messages: true }
}

export async function savePreferences(db: Db, personId: number, chosen: EmailPreferences): Promise<EmailPreferences> {
  await db
    .insert(emailPreferences)
    .values({ personId, ...chosen })
    .onConflictDoUpdate({ target: emailPreferences.personId, set: chosen })
  return chosen
}

/** The choice of an unsubscribe link; the others stay. Returns false for an account that is gone. */
export async function setMessagesPreference(db: Db, personId: number, isOn: boolean): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into email_preferences (person_id, messages)
    select id, ${isOn} from ${people} where id = ${personId} and deleted_at is null
    on conflict (person_id) do update set messages = excluded.messages`)
  return rowCount === 1
}
