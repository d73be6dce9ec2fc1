import { and, eq, like, sql, type SQL } from '#server/kit/db/orm.ts'
import { prepared, preparedSql } from '#server/kit/db/prepared.ts'
import { jsonRead, rowsFromJson } from '#server/kit/db/reads.ts'
import type { Me } from '#contract/identity/account.ts'
import { deletedAccountDomain } from '#contract/kit/fields.ts'
import type { Db } from '#server/kit/db/db.ts'
import { isAddressPart, isPartOfAddress, likePattern, textOf } from '#server/kit/db/search-pattern.ts'
import { people, type PersonRow } from './tables.ts'

export const toMe = ({
  id,
  username,
  email,
  firstName,
  lastName,
  role,
  adjustments,
  photoId,
  accessEndsAt,
}: PersonRow): Me => ({
  userId: id,
  username,
  email,
  firstName,
  lastName,
  role,
  adjustments,
  photo: pictureUrl(photoId),
  isMember: accessEndsAt !== null,
})

export const pictureUrl = (photoId: string | null): string | null => (photoId === null ? null : `/pictures/${photoId}`)

export const fullName = ({ firstName, lastName }: Pick<PersonRow, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()

const toPerson = rowsFromJson(people)
export const personRead = jsonRead<Record<string, unknown> | null, PersonRow | null, { personId: number }>(
  'person',
  ['personId'],
  sql`select to_json(person) from ${people} as person where person.id = ${sql.placeholder('personId')}`,
  (json) => json && toPerson(json),
)

export const personById = (db: Db, personId: number): Promise<PersonRow | null> => personRead(db, { personId })

export async function personByEmail(db: Db, email: string): Promise<PersonRow | null> {
  const [row = null] = await db.select().from(people).where(eq(people.email, email))
  return row
}

/** Replaces the email address of a deleted account; nothing is sent there. */
export const addressOfDeleted = (id: number) => `deleted-${id}${deletedAccountDomain}`
export const isAddressOfDeleted = (email: string) => email.endsWith(deletedAccountDomain)

type NewPerson = typeof people.$inferInsert

/** Returns null if the email has an account already. */
export async function insertPerson(db: Db, person: NewPerson): Promise<PersonRow | null> {
  const [row = null] = await db.insert(people).values(person).onConflictDoNothing({ target: people.email }).returning()
  return row
}

/** Where they live, for their receipts from now on. */
export async function setStateCode(db: Db, id: number, stateCode: string): Promise<void> {
  await db.update(people).set({ stateCode }).where(eq(people.id, id))
}

/** Locks the row until the transaction ends. */
const lockById = prepared((db) =>
  db
    .select()
    .from(people)
    .where(eq(people.id, sql.placeholder('id')))
    .for('update')
    .prepare('lock_person'),
)

export async function lockPerson(db: Db, id: number): Promise<PersonRow | null> {
  const [row = null] = await lockById(db).execute({ id })
  return row
}

const lockOnly = preparedSql('lock_person_only', 'select from people where id = $1 for update')

/** The same without reading the row. */
export async function lockPersonRow(db: Db, id: number): Promise<void> {
  await lockOnly(db)([id])
}

export async function setPassword(db: Db, id: number, passwordHash: string): Promise<void> {
  await db.update(people).set({ passwordHash }).where(eq(people.id, id))
}

/**
 * The indexed text finds candidates; it also contains email and phone number, which don't count here. A second `like`
 * would make PostgreSQL expect far too few people.
 */
export const isFoundIn = (text: SQL, typed: string): SQL =>
  and(
    like(people.searchText, sql`lower(${likePattern(typed)})`),
    sql`strpos(lower(${text}), lower(${typed}::text)) > 0`,
  )!

/** Whether a person's name contains this. */
export const isNamed = (typed: string) => isFoundIn(textOf(people.firstName, people.lastName), typed)
/**
 * Together: alone, a name that is in no address would make PostgreSQL search the whole list for one. A part of an address
 * is looked for in addresses only, which have indexes of their own: its letters are in too many other texts.
 */
export const hasNameOrEmail = (typed: string): SQL =>
  isAddressPart(typed)
    ? isPartOfAddress(sql`${people.email}`, typed)
    : isFoundIn(textOf(people.firstName, people.lastName, people.email), typed)
