import type { PersonProfile } from '#contract/insights/person.ts'
import { fullName } from '#server/identity/index.ts'
import { people, personNotes, secondFactors, sessions } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, desc, eq, gt, isNotNull, sql } from '#server/kit/db/orm.ts'
import type { Wording } from '#server/notifications/index.ts'
import { notifications } from '#server/notifications/tables.ts'

export async function notificationsOf(
  db: Db,
  personId: number,
  limit: number,
  wording: Wording,
): Promise<(PersonProfile['notifications'][number] & { link: string | null })[]> {
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.personId, personId))
    .orderBy(desc(notifications.id))
    .limit(limit)
  return rows.map((row) => ({
    title: wording(row).title,
    link: row.link,
    createdAt: row.createdAt.toISOString(),
    isRead: row.readAt !== null,
  }))
}

export async function devicesOf(db: Db, personId: number): Promise<PersonProfile['devices']> {
  const rows = await db
    .select({ name: sessions.device, signedInAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(and(eq(sessions.personId, personId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(100)
  return rows.map(({ name, signedInAt, lastSeenAt }) => ({
    name,
    signedInAt: signedInAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }))
}

export async function notesOn(db: Db, personId: number, limit: number): Promise<PersonProfile['notes']> {
  const rows = await db
    .select({ note: personNotes, firstName: people.firstName, lastName: people.lastName })
    .from(personNotes)
    .innerJoin(people, eq(people.id, personNotes.authorId))
    .where(eq(personNotes.personId, personId))
    .orderBy(desc(personNotes.id))
    .limit(limit)
  return rows.map(({ note, ...author }) => ({
    noteId: note.id,
    author: fullName(author),
    body: note.body,
    createdAt: note.createdAt.toISOString(),
  }))
}

export async function hasSecondFactor(db: Db, personId: number): Promise<boolean> {
  const rows = await db
    .select({ personId: secondFactors.personId })
    .from(secondFactors)
    .where(and(eq(secondFactors.personId, personId), isNotNull(secondFactors.confirmedAt)))
  return rows.length > 0
}
