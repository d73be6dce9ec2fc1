import { areasOf } from '#contract/kit/access.ts'
import { createHmac } from 'node:crypto'
import type { Credentials, SignedIn } from '#contract/identity/session.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { AppError, notAllowed, notFound, notSignedIn } from '#server/kit/errors.ts'
import { verifyPassword } from '#server/kit/security/passwords.ts'
import { newToken } from '#server/kit/security/tokens.ts'
import type { Log } from '#server/kit/log.ts'
import { deriveKey } from '#server/kit/security/encryption.ts'
import { type Attempt, consumeCodeAttempt, consumeLoginAttempt } from '../sessions/login-attempts.service.ts'
import { lockPerson, personByEmail } from '../people.store.ts'
import { consumeCode, isUnreadable, missingCode, unreadable, wrongCode } from '../second-factor/service.ts'
import { factorOf } from '../second-factor/store.ts'
import { deviceName, devicesToEnd } from '../sessions/rules.ts'
import { endSessions, insertSession, sessionsOf } from '../sessions/store.ts'
import type { PersonRow } from '../tables.ts'

type From = {
  address: string
  userAgent: string | undefined
  knownDevice: string | null
  devicesPerLearner: number
}

/** Refuses with the same message and in the same time whether the email has an account or not. */
export async function signIn(
  db: Db,
  tools: Tools,
  { email, password, code }: Credentials,
  from: From,
): Promise<SignedIn> {
  const attempt: Attempt = { email, address: from.address, knownDevice: from.knownDevice }
  const counted = await consumeLoginAttempt(db, tools, attempt)
  const person = await personByEmail(db, email)
  if (!(await verifyPassword(person?.passwordHash, password)) || !person) throw wrongCredentials()
  const isBlocked = person.blockedAt !== null
  const factor = isBlocked ? null : await factorOf(db, person.id)
  const isLost = factor !== null && isUnreadable(tools, factor)
  const isCodeMissing = factor !== null && !isLost && (await lacksCode(db, tools, person, { code, attempt }))
  // Refunds only this attempt: wrong codes before it still count, even though the password was right.
  await counted.refund()
  if (isBlocked) throw blocked()
  if (isLost) throw unreadable()
  if (isCodeMissing) throw codeRequired()
  return openSession(db, person, deviceName(from.userAgent), from.devicesPerLearner)
}

const wrongCredentials = () => notSignedIn('Invalid credentials')
const blocked = () => notAllowed('This account is blocked. Please contact support.')

const codeRequired = (fields?: { code: string }) => new AppError('second_factor', missingCode, fields ? { fields } : {})

/** Returns whether the code is missing. A wrong code throws, and its attempt stays counted. */
async function lacksCode(
  db: Db,
  tools: Tools,
  person: PersonRow,
  { code, attempt }: { code: string | undefined; attempt: Attempt },
): Promise<boolean> {
  if (code === undefined) return true
  const counted = await consumeCodeAttempt(db, tools, attempt)
  if (!(await consumeCode(db, tools, person, code))) throw codeRequired(wrongCode)
  await counted.refund()
  return false
}

function openSession(db: Db, checked: PersonRow, device: string, devicesPerLearner: number): Promise<SignedIn> {
  return db.transaction(async (db) => {
    // Otherwise two sign-ins at once would each count one device too few.
    const person = await lockPerson(db, checked.id)
    // The account may have been blocked, or its password changed, while this password was checked.
    if (person?.passwordHash !== checked.passwordHash) throw wrongCredentials()
    if (person.blockedAt) throw blocked()
    const live = await sessionsOf(db, person.id)
    const ended = await endSessions(db, person.id, devicesToEnd(person.role, live, devicesPerLearner), 'device limit')
    const token = newToken()
    await insertSession(db, person.id, token, device)
    return {
      userId: person.id,
      username: person.username,
      token,
      role: person.role,
      areas: areasOf(person).join(' '),
      endedOldestDevice: ended > 0,
    }
  })
}

export async function endDevice(db: Db, personId: number, deviceId: number): Promise<null> {
  if ((await endSessions(db, personId, [deviceId], 'other device')) === 0) throw notFound('This device')
  return null
}

/**
 * Logs the account by its number. An unknown address is logged as a keyed hash, so that attempts can be counted but not
 * read: people type their password into the wrong field, too.
 */
export async function logRefused(db: Db, tools: Tools, log: Log, email: string, error: unknown): Promise<void> {
  if (!(error instanceof AppError) || error.httpStatus >= 500) return
  const person = await personByEmail(db, email)
  const account = person ? { person: person.id } : { unknown: tagOf(tools, email) }
  log.warn({ ...account, errorCode: error.code }, 'sign-in refused')
}

const tagOf = ({ secret }: Tools, email: string) =>
  createHmac('sha256', deriveKey(secret, 'refused sign-ins')).update(email).digest('base64url').slice(0, 16)
