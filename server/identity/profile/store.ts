import type { Profile, ProfileDraft } from '#contract/identity/profile.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, eq, isNull } from '#server/kit/db/orm.ts'
import { pictureUrl } from '../people.store.ts'
import { people, type PersonRow } from '../tables.ts'

export const toProfile = (row: PersonRow): Profile => ({
  userId: row.id,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  phone: row.phone,
  about: row.about,
  linkedin: row.linkedin,
  github: row.github,
  portfolio: row.portfolio,
  stateCode: row.stateCode ?? '',
  photo: pictureUrl(row.photoId),
  memberSince: row.createdAt.toISOString(),
})

/** Returns null if the account was deleted in the meantime. */
export async function updateProfile(
  db: Db,
  personId: number,
  { stateCode, ...draft }: ProfileDraft,
): Promise<PersonRow | null> {
  const exists = and(eq(people.id, personId), isNull(people.deletedAt))
  const [row = null] = await db
    .update(people)
    .set({ ...draft, ...(stateCode !== undefined && { stateCode: stateCode || null }) })
    .where(exists)
    .returning()
  return row
}

export async function setPhoto(db: Db, personId: number, photoId: string | null): Promise<void> {
  await db.update(people).set({ photoId }).where(eq(people.id, personId))
}
