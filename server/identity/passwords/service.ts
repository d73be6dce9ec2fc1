import type { PasswordChange, PasswordReset } from '#contract/identity/account.ts'
import type { Actor } from '#server/kit/http/actor.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { invalid } from '#server/kit/http/errors.ts'
import { consumeRateLimit } from '#server/kit/http/rate-limit.ts'
import { hashPassword, verifyPassword } from '#server/kit/security/passwords.ts'
import { newToken } from '#server/kit/http/tokens.ts'
import { audit } from '../audit/store.ts'
import { dropResetsOf, insertReset, useReset } from './store.ts'
import { personByEmail, personById, setPassword } from '../people.store.ts'
import { endSessionsExcept } from '../sessions/store.ts'
import { refuseWeak } from './weak-passwords.ts'

export const forgottenQueue = 'password-reset-emails'
const linkMinutes = 60
/** Whoever asks, from however many addresses: nobody's inbox is filled through us. The links that came still open. */
const emailsPerAccount = { times: 5, seconds: 3600 }

/**
 * Only queues the request: looking the email up and writing the email happen later, so that the answer
 * takes the same time whether the email is known or not.
 */
export function forget({ db, jobs }: Deps, email: string): Promise<null> {
  return db.transaction(async (db) => {
    await jobs.add(db, forgottenQueue, { email })
    return null
  })
}

/** Answers a link that opens the page for choosing a password, once and for an hour (or as told). */
export async function newResetLink(db: Db, publicUrl: string, personId: number, minutes = linkMinutes) {
  const token = newToken()
  await insertReset(db, personId, token, minutes)
  // After the hash sign: it reaches neither our logs nor another site's.
  return `${publicUrl}/reset-password#${token}`
}

export type SendEmail = (db: Db, email: { to: string; subject: string; text: string }) => Promise<void>

export function sendResetLink({ db, env }: Deps, sendEmail: SendEmail, email: string): Promise<void> {
  return db.transaction(async (db) => {
    const person = await personByEmail(db, email)
    if (!person || person.blockedAt) return
    if ((await consumeRateLimit(db, `reset emails of person ${person.id}`, emailsPerAccount)) > 0) return
    const link = await newResetLink(db, env.publicUrl, person.id)
    await sendEmail(db, {
      to: email,
      subject: 'Choose a new password',
      text: `Hello ${person.firstName},\n\nopen this link within an hour to choose a new password:\n\n${link}\n\nIf you did not ask for it, you need not do anything: your password stays as it is.`,
    })
  })
}

export async function reset(
  { db }: Deps,
  sendEmail: SendEmail,
  { resetToken, newPassword }: PasswordReset,
): Promise<null> {
  const passwordHash = await hashPassword(newPassword)
  return db.transaction(async (db) => {
    const personId = await useReset(db, resetToken)
    if (personId === null) {
      throw invalid(
        { resetToken: 'Ask for a new link' },
        'This link was used already or is too old. Ask for a new one.',
      )
    }
    await choose(db, sendEmail, { personId, newPassword, passwordHash, keptSession: null })
    return null
  })
}

export async function change(
  { db }: Deps,
  sendEmail: SendEmail,
  actor: Actor,
  { currentPassword, newPassword }: PasswordChange,
): Promise<null> {
  const person = await personById(db, actor.id)
  if (!(await verifyPassword(person?.passwordHash, currentPassword))) {
    throw invalid({ currentPassword: 'This is not your current password' })
  }
  const passwordHash = await hashPassword(newPassword)
  return db.transaction(async (db) => {
    await choose(db, sendEmail, { personId: actor.id, newPassword, passwordHash, keptSession: actor.sessionId })
    return null
  })
}

type Choice = { personId: number; newPassword: string; passwordHash: string; keptSession: number | null }

/** Whoever knew the old password is signed out with it, and the owner hears of it: it may have been somebody else. */
async function choose(db: Db, sendEmail: SendEmail, { personId, newPassword, passwordHash, keptSession }: Choice) {
  const person = (await personById(db, personId))!
  refuseWeak('newPassword', newPassword, person)
  await setPassword(db, personId, passwordHash)
  await dropResetsOf(db, personId)
  await endSessionsExcept(db, personId, keptSession)
  await audit(db, { actorId: personId, action: 'password chosen', subject: `person ${personId}` })
  // The first password of an invited person is no news to them.
  if (person.passwordHash === null) return
  await sendEmail(db, {
    to: person.email,
    subject: 'Your password was changed',
    text: `Hello ${person.firstName},\n\nthe password of your account was changed, and your other devices are signed out.\n\nIf it was not you, ask for a new password on the login page at once and write to us.`,
  })
}
