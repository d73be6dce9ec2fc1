import type { Invitation } from '#contract/identity/staff.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { conflict } from '#server/kit/http/errors.ts'
import { audit } from '../audit/store.ts'
import { newResetLink } from '../passwords/service.ts'
import { hasOpenReset } from '../passwords/store.ts'
import { insertPerson, personById } from '../people.store.ts'
import type { Above } from './staff-above.ts'
import { invitationLetter } from './notifications.ts'
import type { PersonRow } from '../tables.ts'

const aWeek = 7 * 24 * 60

/** What somebody is called who has not chosen it yet. */
export const usernameFor = (email: string) => email.split('@')[0]!.slice(0, 64)

/** Opens an account without a password; the email's link is the only way in, and it works once. */
export function invite(deps: Deps, above: Above, actorId: number, wanted: Invitation): Promise<{ userId: number }> {
  return deps.db.transaction(async (db) => {
    const person = await insertPerson(db, { ...wanted, username: usernameFor(wanted.email) })
    if (!person) {
      throw conflict('This email has an account already.', { email: 'This email has an account already' })
    }
    // Staff get one too: a role may change, and a code of one's own is part of every account.
    await above.createReferralCodes(db, [person.id])
    const entry = { actorId, action: 'person invited', subject: `person ${person.id}`, after: { role: person.role } }
    await audit(db, entry)
    await emailInvitation(deps, db, above, person)
    return { userId: person.id }
  })
}

export async function emailInvitation({ env }: Deps, db: Db, above: Above, person: PersonRow): Promise<void> {
  const link = await newResetLink(db, env.publicUrl, person.id, aWeek)
  await above.sendEmail(db, invitationLetter(person, await above.schoolName(db), link, env.publicUrl))
}

export const invitationQueue = 'invitations'
export type InvitationWork = { personIds: number[] }

/** Writes to those who were imported. Tried again, it leaves out who was written to or came in meanwhile. */
export function emailInvitations(deps: Deps, above: Above, { personIds }: InvitationWork): Promise<void> {
  return deps.db.transaction(async (db) => {
    for (const personId of personIds) {
      const person = await personById(db, personId)
      if (!person || person.passwordHash !== null || person.blockedAt) continue
      if (!(await hasOpenReset(db, personId))) await emailInvitation(deps, db, above, person)
    }
  })
}
