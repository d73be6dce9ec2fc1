import type { PasswordChange, PasswordReset } from '#contract/identity/account.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import type { Db } from '#server/kit/db/db.ts'
import { invalid } from '#server/kit/errors.ts'
import { consumeRateLimit } from '#server/kit/http/rate-limit.ts'
import { hashPassword, verifyPassword } from '#server/kit/security/passwords.ts'
import { newToken } from '#server/kit/security/tokens.ts'
import { deleteTokensOf } from '../access-tokens/store.ts'
import { audit } from '../audit/store.ts'
import { deleteResets, insertReset, useReset } from './store.ts'
import { markEmailConfirmed } from '../email-confirmation/store.ts'
import { lockPerson, personByEmail, personById, setPassword } from '../people.store.ts'
import { dropUnprovenFactor } from '../second-factor/service.ts'
import { endSessionsExcept } from '../sessions/store.ts'
import { forgottenPasswordEmail, passwordChangedEmail } from '../texts.ts'
import { assertStrongPassword } from './weak-passwords.ts'

export const passwordResetQueue = 'password-reset-emails'
const linkMinutes = 60
/** Per account, not per visitor: nobody can use us to flood an inbox. */
const emailsPerAccount = { times: 5, seconds: 3600 }

/** Only queues the request, so that the response takes the same time whether the email has an account or not. */
export function requestReset(db: Db, { jobs }: Tools, email: string): Promise<null> {
  return db.transaction(async (db) => {
    await jobs.add(db, passwordResetQueue, { email })
    return null
  })
}

/** Returns a link that opens the page for choosing a password, once. */
export async function newResetLink(db: Db, publicUrl: string, personId: number, minutes = linkMinutes) {
  const token = newToken()
  await insertReset(db, personId, token, minutes)
  // After the hash sign, so that it reaches no log.
  return `${publicUrl}/reset-password#${token}`
}

export function sendResetLink(db: Db, { env, sendEmail }: Tools, email: string): Promise<void> {
  return db.transaction(async (db) => {
    const person = await personByEmail(db, email)
    if (!person || person.blockedAt) return
    if ((await consumeRateLimit(db, `reset emails of person ${person.id}`, emailsPerAccount)) > 0) return
    const link = await newResetLink(db, env.publicUrl, person.id)
    await sendEmail(db, forgottenPasswordEmail(person, link))
  })
}

export async function resetPassword(db: Db, tools: Tools, { resetToken, newPassword }: PasswordReset): Promise<null> {
  const passwordHash = await hashPassword(newPassword)
  return db.transaction(async (db) => {
    const personId = await useReset(db, resetToken)
    if (personId === null) {
      throw invalid(
        { resetToken: 'Request a new link' },
        'This link has expired or was already used. Request a new one.',
      )
    }
    const hadFactor = await dropUnprovenFactor(db, (await lockPerson(db, personId))!)
    await markEmailConfirmed(db, personId)
    return choosePassword(db, tools, { personId, newPassword, passwordHash, currentSession: null, hadFactor })
  })
}

export async function changePassword(
  db: Db,
  tools: Tools,
  actor: Actor,
  { currentPassword, newPassword }: PasswordChange,
): Promise<null> {
  const person = await personById(db, actor.id)
  if (!(await verifyPassword(person?.passwordHash, currentPassword))) {
    throw invalid({ currentPassword: 'This isn’t your current password' })
  }
  const passwordHash = await hashPassword(newPassword)
  return db.transaction((db) =>
    choosePassword(db, tools, { personId: actor.id, newPassword, passwordHash, currentSession: actor.sessionId }),
  )
}

type Choice = {
  personId: number
  newPassword: string
  passwordHash: string
  currentSession: number | null
  /** A second factor was removed as well. */
  hadFactor?: boolean
}

/** Signs out every other device and emails the owner, because someone else may have changed the password. */
async function choosePassword(db: Db, { sendEmail, env }: Tools, choice: Choice): Promise<null> {
  const { personId, newPassword, passwordHash, currentSession, hadFactor = false } = choice
  const person = (await personById(db, personId))!
  assertStrongPassword('newPassword', newPassword, person)
  await setPassword(db, personId, passwordHash)
  await deleteResets(db, personId)
  await endSessionsExcept(db, personId, currentSession, 'password')
  await deleteTokensOf(db, personId)
  await audit(db, { actorId: personId, action: 'password chosen', subject: `person ${personId}` })
  const isFirstPassword = person.passwordHash === null
  if (!isFirstPassword) await sendEmail(db, passwordChangedEmail(person, hadFactor, env.publicUrl))
  return null
}
