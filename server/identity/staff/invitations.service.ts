import type { Invitation } from '#contract/identity/staff.ts'
import { mayUse, isStaffRole, type Role } from '#contract/kit/access.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import { conflict, invalid } from '#server/kit/errors.ts'
import { audit } from '../audit/store.ts'
import { newResetLink } from '../passwords/service.ts'
import { hasOpenReset } from '../passwords/store.ts'
import { assertMayGive } from '../standing.rules.ts'
import { insertPerson, personById } from '../people.store.ts'
import { invitationEmail } from '../texts.ts'
import type { PersonRow } from '../tables.ts'

const weekMinutes = 7 * 24 * 60

/** Referral codes, paid days and webhooks belong to domains above this one. */
export type MembershipLinks = {
  createReferralCodes: (db: Db, personIds: number[]) => Promise<void>
  addDays: (db: Db, added: { personId: number; days: number; reason: string }[], now: Date) => Promise<unknown>
  announceLearners: (db: Db, tools: Tools, personIds: number[], source: 'invited' | 'imported') => Promise<void>
}

/** A username for someone who has not chosen one. */
export const usernameFor = (email: string) => email.split('@')[0]!.slice(0, 64)

/** Creates an account without a password; the link in the email is the only way in. */
export function invite(
  db: Db,
  tools: Tools,
  { createReferralCodes, announceLearners }: MembershipLinks,
  { actor, ...invitation }: Invitation & { actor: Actor },
): Promise<{ userId: number }> {
  assertMayInvite(actor, invitation)
  return db.transaction(async (db) => {
    const person = await inviteAs(db, tools, actor.id, invitation)
    // Staff get a code too, because their role may change.
    await createReferralCodes(db, [person.id])
    if (person.role === 'learner') await announceLearners(db, tools, [person.id], 'invited')
    return { userId: person.id }
  })
}

/** In the caller's transaction. `as` completes “You’re invited to join us as …”, if the role doesn’t say it. */
export async function inviteAs(
  db: Db,
  tools: Tools,
  actorId: number,
  invitation: Omit<Invitation, 'role'> & { role: Role },
  as?: string,
): Promise<PersonRow> {
  const person = await insertPerson(db, { ...invitation, username: usernameFor(invitation.email) })
  if (!person) throw conflict('This email already has an account.', { email: 'This email already has an account' })
  const after = { role: person.role }
  await audit(db, { actorId, action: 'person invited', subject: `person ${person.id}`, after })
  await emailInvitation(db, tools, person, as)
  return person
}

function assertMayInvite(actor: Actor, { role }: Invitation) {
  if (isStaffRole(role) && !mayUse(actor, 'team:act'))
    throw invalid({ role: 'You can only invite learners. Ask an admin.' })
  assertMayGive(actor, { role, adjustments: null })
}

export async function emailInvitation(
  db: Db,
  { env, sendEmail }: Tools,
  person: PersonRow,
  as?: string,
): Promise<void> {
  const link = await newResetLink(db, env.publicUrl, person.id, weekMinutes)
  await sendEmail(db, invitationEmail(person, link, env.publicUrl, as))
}

export const invitationQueue = 'invitations'
export type InvitationJob = { personIds: number[] }

/** Emails imported people. A retry skips those who were emailed or have signed in since. */
export function emailInvitations(db: Db, tools: Tools, { personIds }: InvitationJob): Promise<void> {
  return db.transaction(async (db) => {
    for (const personId of personIds) {
      const person = await personById(db, personId)
      if (!person || person.passwordHash !== null || person.blockedAt) continue
      if (!(await hasOpenReset(db, personId))) await emailInvitation(db, tools, person)
    }
  })
}
