import { and, asc, desc, eq, or, sql } from '#server/kit/db/orm.ts'
import type { Db } from '#server/kit/db/db.ts'
import { idempotencyKeys } from '#server/kit/tables.ts'
import { deleteTokensOf } from '../access-tokens/store.ts'
import { addressOfDeleted, personById } from '../people.store.ts'
import type { PersonalData } from './personal-data.ts'
import {
  accessTokens,
  auditEntries,
  emailChanges,
  emailCodes,
  passwordResets,
  people,
  personNotes,
  secondFactors,
  sessions,
} from '../tables.ts'

async function collect(db: Db, personId: number) {
  const person = (await personById(db, personId))!
  const devices = await db
    .select({ device: sessions.device, signedInAt: sessions.createdAt, lastUsedAt: sessions.lastSeenAt })
    .from(sessions)
    .where(eq(sessions.personId, personId))
    .orderBy(desc(sessions.lastSeenAt))
  const tokens = await db
    .select({
      name: accessTokens.name,
      createdAt: accessTokens.createdAt,
      expiresAt: accessTokens.expiresAt,
      lastUsedAt: accessTokens.lastUsedAt,
    })
    .from(accessTokens)
    .where(eq(accessTokens.personId, personId))
    .orderBy(asc(accessTokens.id))
  const log = await db
    .select({ at: auditEntries.at, action: auditEntries.action, actorId: auditEntries.actorId })
    .from(auditEntries)
    .where(or(eq(auditEntries.actorId, personId), eq(auditEntries.subject, `person ${personId}`)))
    .orderBy(asc(auditEntries.id))
  const notes = await db
    .select({ at: personNotes.createdAt, note: personNotes.body })
    .from(personNotes)
    .where(eq(personNotes.personId, personId))
    .orderBy(asc(personNotes.id))
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    username: person.username,
    phone: person.phone,
    about: person.about,
    linkedin: person.linkedin,
    github: person.github,
    portfolio: person.portfolio,
    stateCode: person.stateCode,
    hasPhoto: person.photoId !== null,
    role: person.role,
    memberSince: person.createdAt,
    emailConfirmedAt: person.emailConfirmedAt,
    lastSeenAt: person.lastSeenAt,
    devices,
    accessTokens: tokens,
    log: log.map(({ at, action, actorId }) => ({ at, action, by: actorId === personId ? 'you' : 'the school' })),
    notesAboutYou: notes,
  }
}

async function files(db: Db, personId: number) {
  const { photoId } = (await personById(db, personId))!
  return photoId === null ? [] : [{ path: 'photo.webp', fileId: photoId }]
}

async function erase(db: Db, personId: number): Promise<string[]> {
  const { email } = (await personById(db, personId))!
  await db.delete(sessions).where(eq(sessions.personId, personId))
  await deleteTokensOf(db, personId)
  await db.delete(passwordResets).where(eq(passwordResets.personId, personId))
  await db.delete(emailCodes).where(eq(emailCodes.personId, personId))
  await db.delete(emailChanges).where(eq(emailChanges.personId, personId))
  await db.delete(personNotes).where(eq(personNotes.personId, personId))
  // Deletes the recovery codes too.
  await db.delete(secondFactors).where(eq(secondFactors.personId, personId))
  // Stored responses; those from before the account existed are found by the address.
  const theirs = sql`strpos(lower(${idempotencyKeys.response}::text), ${email}) > 0`
  await db
    .delete(idempotencyKeys)
    .where(or(eq(idempotencyKeys.scope, `person ${personId}`), and(eq(idempotencyKeys.scope, 'public'), theirs)))
  return []
}

/** Only the number stays, because the accounts refer to it. */
export async function anonymizePerson(db: Db, id: number, now: Date): Promise<void> {
  const nothing = {
    blockedReason: null,
    phone: '',
    about: '',
    linkedin: '',
    github: '',
    portfolio: '',
    stateCode: null,
    photoId: null,
    passwordHash: null,
    emailConfirmedAt: null,
    lastSeenAt: null,
  }
  const name = { firstName: 'Former learner', lastName: '', username: `former-${id}`, email: addressOfDeleted(id) }
  // Blocked too, because every access check looks at that.
  await db
    .update(people)
    .set({ ...nothing, ...name, deletedAt: now, blockedAt: now })
    .where(eq(people.id, id))
}

/** For the rest of the transaction. */
export const limitLockWaits = (db: Db, milliseconds: number) =>
  db.execute(sql.raw(`set local lock_timeout = ${milliseconds}`))

export const identityData: PersonalData = {
  name: 'account',
  about:
    'your name, contact details, state, photo and links, your devices and access tokens, changes to your account, and our notes about you',
  collect,
  files,
  erase,
  removes: [
    'your account: name, email address, phone number, state, photo, links and your text about yourself',
    'our notes about you',
  ],
  retains: [
    {
      what: 'our security log: the number of your former account, what was done and when',
      why: 'Rule 8(3) of the DPDP Rules, 2025 requires us to keep such logs for at least a year, and a log that can be edited proves nothing',
    },
  ],
  columns: {
    'people.email': 'removed',
    'people.phone': 'removed',
    'sessions.person_id': 'removed',
    'access_tokens.person_id': 'removed',
    'access_tokens.scope': 'removed',
    'password_resets.person_id': 'removed',
    'email_codes.person_id': 'removed',
    'email_changes.person_id': 'removed',
    'email_changes.email': 'removed',
    'email_changes.requested_by': 'staff',
    'person_notes.person_id': 'removed',
    'person_notes.author_id': 'staff',
    'second_factors.person_id': 'removed',
    'audit_entries.actor_id': 'kept',
    'idempotency_keys.scope': 'removed',
  },
}
